/** A table of the download and its columns. */
export type OwnDataSource = {
  readonly table: string
  readonly title: string
  readonly columns: readonly string[]
  /** The column that names the owner. */
  readonly owner?: string
  /** Newest first by this column. */
  readonly newest?: string
}
