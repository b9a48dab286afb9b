import type { News } from '#generated/types.ts'

export type NewsGroup = {
  /** Of the game. Empty if the news name none. */
  readonly version: string
  readonly items: readonly News[]
}

/** News one after the other that came with the same version, in their order. */
export function groupNews(news: readonly News[]): NewsGroup[] {
  const groups: { version: string; items: News[] }[] = []
  for (const item of news) {
    const last = groups.at(-1)
    if (last?.version === item.version) last.items.push(item)
    else groups.push({ version: item.version, items: [item] })
  }
  return groups
}
