-- Holds the number.
SELECT 1;
