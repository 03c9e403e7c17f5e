# All sentences of ./table, in two languages.

# sentence KEY DETAIL …: sets $said to a message in the user's language. All messages of this script are here.
sentence() {
    about=$1
    shift
    # shellcheck disable=SC2034  # one of the two is read
    case $about in
        no-java)
            en="Java $oldest_java is missing; type: sudo apt-get install $jre_package"
            it="manca Java $oldest_java; si installa con: sudo apt-get install $jre_package"
            ;;
        a-jdk) en="a JDK $oldest_java" it="un JDK $oldest_java" ;;
        no-cc)
            en='no C compiler is here: the tests on a failing disk are left out (gcc, libc6-dev).'
            it='manca un compilatore C: i test con un disco guasto non si fanno (gcc, libc6-dev).'
            ;;
        no-make)
            en='no make or no C compiler is here: the firmware is not tested.'
            it='manca make o un compilatore C: il firmware non si prova.'
            ;;
        no-arm)
            en='the firmware is not tested in an emulator, nor cross-compiled; it wants gcc-arm-none-eabi, libnewlib-arm-none-eabi, qemu-system-arm.'
            it='il firmware non si prova in un emulatore e non si compila per la scheda; ci vogliono gcc-arm-none-eabi, libnewlib-arm-none-eabi, qemu-system-arm.'
            ;;
        browser-left-out)
            en='TABLE_NO_BROWSER=1: the tests that need a browser are left out.'
            it='TABLE_NO_BROWSER=1: i test che vogliono un browser non si fanno.'
            ;;
        no-browser)
            en='no browser to test with is here: the tests that need one will fail. Install Chromium and its driver (Debian: sudo apt-get install chromium chromium-driver), or set TABLE_NO_BROWSER=1 to leave out these tests.'
            it='manca un browser per i test: quelli che lo vogliono falliranno. Si installano Chromium e il suo driver (Debian: sudo apt-get install chromium chromium-driver), o con TABLE_NO_BROWSER=1 questi test non si fanno.'
            ;;
        no-debian)
            en="this works with Debian's packages: that wants a Debian here."
            it='qui si lavora con pacchetti Debian: ci vuole una Debian.'
            ;;
        missing-type) en="$1 is missing; type: $2" it="manca $1; si installa con: $2" ;;
        asking) en="asking apt for $1 …" it="chiedo ad apt $1 …" ;;
        may-i) en="install from apt: $1? [y/N]" it="installo da apt: $1? [s/N]" ;;
        not-installed) en='not installed.' it='non installato.' ;;
        wants)
            en="this needs from apt: $1; to install: ./table --yes …, or CI=true."
            it="servono da apt: $1; per installare: ./table --yes …, oppure CI=true."
            ;;
        still-missing)
            en="$1 is installed, but $2 is still not found; is JAVA_HOME or PATH in its way?"
            it="$1 è installato, ma $2 non si trova ancora; colpa di JAVA_HOME o di PATH?"
            ;;
        missing)
            en="$1 is missing; install it, put its bin folder on PATH and start again."
            it="manca $1; va installato, con la sua cartella bin nel PATH, e poi si riprova."
            ;;
        missing-asking) en="$1 is missing: asking apt for $2 …" it="manca $1: chiedo ad apt $2 …" ;;
        not-possible)
            en="$1 could not be installed (all of it: $2); to try by hand, type: $3"
            it="$1 non si è potuto installare (tutto in $2); per provare a mano: $3"
            ;;
        system-no-java)
            en="${1:-This system} has no Java 25; unpack a JDK $oldest_java or newer under /opt (Debian 13 has one) and start again."
            it="${1:-Questo sistema} non ha Java 25; un JDK $oldest_java o più nuovo va scompattato in /opt (Debian 13 ne ha uno), e poi si riprova."
            ;;
        system-no-package)
            en="${1:-This system} has no package $2; install $3 and start again."
            it="${1:-Questo sistema} non ha un pacchetto $2; va installato $3, e poi si riprova."
            ;;
        waiting)
            en='waiting for another ./table to finish building …'
            it='aspetto che un altro ./table finisca di compilare …'
            ;;
        last-build)
            en='this folder is read-only and its sources have changed: running its last build.'
            it="questa cartella non si può scrivere e i sorgenti sono cambiati: uso l'ultima compilazione."
            ;;
        not-built)
            en="$here is not built yet, and you can't write there."
            it="$here non è ancora compilato, e non vi si può scrivere."
            ;;
        building)
            en='building the table (first time: a minute or two) …'
            it='compilo il tavolo (la prima volta: un minuto o due) …'
            ;;
        starting) en='starting Maven' it='avvio Maven' ;;
        build-failed) en="the build failed (all of it: $1)." it="la compilazione è fallita (tutto in $1)." ;;
        build-lost)
            en="the build could not be kept in $built."
            it="la compilazione non si è potuta conservare in $built."
            ;;
        built-in) en="built in $1." it="compilato in $1." ;;
        fetching-so-far)
            en="fetching libraries and build tools ($1 so far)"
            it="scarico librerie e strumenti di compilazione (finora $1)"
            ;;
        fetching) en='fetching libraries and build tools' it='scarico librerie e strumenti di compilazione' ;;
        compiling) en="compiling $1" it="compilo $1" ;;
        packing) en="packing $1" it="impacchetto $1" ;;
        preparing) en='preparing fast starts' it='preparo gli avvii veloci' ;;
        kernel-knows)
            en="test --kernel knows no $1, only --cuts N and --seed S"
            it="test --kernel non conosce $1, solo --cuts N e --seed S"
            ;;
        how-many-cuts)
            en='how many cuts? --cuts N, one or more'
            it='quante cadute di corrente? --cuts N, una o più'
            ;;
        which-seed) en='which seed? --seed S, a number' it='quale seme? --seed S, un numero' ;;
        on-a-kernel)
            en="the header on a real kernel; $1 power cuts, seed $2 (about half a minute each) …"
            it="il connettore su un kernel vero; $1 cadute di corrente, seme $2 (circa mezzo minuto ciascuna) …"
            ;;
        package-tests-know)
            en="test --package knows no $1, only --debian 12 or 13, --cuts N, --seed S and -Dtest="
            it="test --package non conosce $1, solo --debian 12 o 13, --cuts N, --seed S e -Dtest="
            ;;
        which-debian) en="there is no Debian $1 here, only 12 and 13" it="non c'è Debian $1, solo 12 e 13" ;;
        machines-want-root)
            en='the disk of a machine with Debian is made by root; type: sudo ./table test --package'
            it='il disco di una macchina con Debian lo fa root; si scrive: sudo ./table test --package'
            ;;
        in-a-machine)
            en="packages in an emulated machine with Debian $1; $2 power cuts, seed $3 (an hour or more) …"
            it="pacchetti in una macchina emulata con Debian $1; $2 cadute di corrente, seme $3 (un'ora o più) …"
            ;;
        grown-tests-know)
            en="test --grown knows no $1, only --seed S and what goes to Maven, as -Dtest="
            it="test --grown non conosce $1, solo --seed S e quel che va a Maven, come -Dtest="
            ;;
        on-servers)
            en="the hall on PostgreSQL, Mosquitto and nginx, seed $1 (many minutes) …"
            it="la sala su PostgreSQL, Mosquitto e nginx, seme $1 (molti minuti) …"
            ;;
        all-of-it) en="all of it: $1" it="tutto in $1" ;;
        no-test) en='no test was run.' it='non è stato eseguito nessun test.' ;;
        how-many-seconds) en="how many seconds are $1?" it="quanti secondi sono $1?" ;;
        no-clang)
            en='no clang is here: the firmware in C is left out (clang, libclang-rt-dev).'
            it='manca clang: il firmware in C non si prova (clang, libclang-rt-dev).'
            ;;
        no-fuzzer) en="there is no $1, only:$2" it="$1 non c'è, solo:$2" ;;
        fuzzing) en="$1, $2 seconds …" it="$1, $2 secondi …" ;;
        no-sources)
            en='this table is installed: there are no sources here to do that with.'
            it='questo tavolo è installato: qui mancano i sorgenti per farlo.'
            ;;
        is-installed)
            en='this table is installed: to remove it, sudo ./table install --uninstall.'
            it='questo tavolo è installato: per toglierlo, sudo ./table install --uninstall.'
            ;;
        image-knows)
            en="image does not know $1, or wants something behind it: --out DIR, --compress xz|zst|none, --key FILE, --test N, --seed S"
            it="image non conosce $1, o ci vuole qualcosa dopo: --out CARTELLA, --compress xz|zst|none, --key FILE, --test N, --seed S"
            ;;
        image-as-root)
            en='the files of a card belong to many users, so root has to make it: sudo ./table image'
            it='i file di una scheda sono di molti utenti, perciò la deve creare root: sudo ./table image'
            ;;
        no-image)
            en='no image is here yet; it is made with: sudo ./table image'
            it="qui non c'è ancora un'immagine; si crea con: sudo ./table image"
            ;;
        *) en=$about it=$about ;;
    esac
    case $language in it) said=$it ;; *) said=$en ;; esac
}
