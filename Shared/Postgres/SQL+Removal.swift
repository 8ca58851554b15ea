extension SQL {
  /// Deletes at most so many rows of a table, named with its schema, for which a condition holds; rows
  /// that another transaction has locked are skipped.
  ///
  /// `order` is what an index of the condition's rows is ordered by: each piece then begins where the
  /// last one ended, and no piece reads the whole table. The rows are chosen by an array, which
  /// PostgreSQL makes once. As a subquery of IN they could be chosen again for each row of the table,
  /// others each time, because those that are deleted by then are skipped.
  public static func removal(
    of limit: Int,
    from table: SQL,
    where condition: SQL,
    inOrderOf order: SQL
  ) -> SQL {
    """
    DELETE FROM \(table)
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM \(table)
      WHERE \(condition)
      ORDER BY \(order) LIMIT \(limit)::bigint FOR UPDATE SKIP LOCKED
    ))
    """
  }
}
