package burraco.fitting;

import java.util.Optional;

/** The few operations on square matrices that are needed here. */
final class Matrix {
    private static final double NOTHING = 1e-12;

    private Matrix() {}

    /** The inverse; empty if there is none. */
    static Optional<double[][]> inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int row = 0; row < size; row++) {
            left[row] = matrix[row].clone();
            right[row][row] = 1;
        }
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                boolean more = Math.abs(left[row][column]) > Math.abs(left[pivot][column]);
                pivot = more ? row : pivot;
            }
            if (!(Math.abs(left[pivot][column]) > NOTHING)) {
                return Optional.empty();
            }
            swap(left, column, pivot);
            swap(right, column, pivot);
            double by = left[column][column];
            for (int row = 0; row < size; row++) {
                double factor = row == column ? 0 : left[row][column] / by;
                add(left, row, column, -factor);
                add(right, row, column, -factor);
            }
        }
        for (int row = 0; row < size; row++) {
            double by = left[row][row];
            add(right, row, row, 1 / by - 1);
        }
        return Optional.of(right);
    }

    private static void swap(double[][] matrix, int one, int other) {
        double[] row = matrix[one];
        matrix[one] = matrix[other];
        matrix[other] = row;
    }

    private static void add(double[][] matrix, int to, int row, double factor) {
        for (int i = 0; i < matrix.length; i++) {
            matrix[to][i] += factor * matrix[row][i];
        }
    }
}
