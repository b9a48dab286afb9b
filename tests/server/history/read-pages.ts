type Query = Readonly<Record<string, string>>

/** The answer of one page of a history. */
type PageAnswer<Line> = {
  readonly status: number
  readonly text: string
  readonly body: { readonly items: readonly Line[]; readonly nextCursor: string | null }
}

/** All entries of a history with a filter, page by page. `between` runs after each page. */
export async function readPages<Line>(
  readPage: (query: Query) => Promise<PageAnswer<Line>>,
  query: Query = {},
  between: () => Promise<unknown> = async () => undefined,
): Promise<Line[]> {
  const lines: Line[] = []
  let cursor: string | null = null
  do {
    const { status, body, text }: PageAnswer<Line> = await readPage(
      cursor === null ? query : { ...query, cursor },
    )
    if (status !== 200) throw new Error(`A page was answered with ${status}: ${text}`)
    lines.push(...body.items)
    cursor = body.nextCursor
    await between()
  } while (cursor !== null)
  return lines
}
