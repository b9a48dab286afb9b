/** The categories of the specification (docs/game.md §3, "Content"), in its order. */
export const TIP_CATEGORIES = [
  'common',
  'army',
  'characteristics',
  'inventory',
  'buildings',
  'forge',
  'sharpening',
  'skills',
  'missions',
  'raids',
  'crusades',
  'battleReports',
  'shop',
  'market',
  'topList',
  'gear',
] as const

export type TipCategory = (typeof TIP_CATEGORIES)[number]

/**
 * Explains a number. Plain text; an empty line separates paragraphs. `additionalContent` has details, or is
 * empty.
 */
export type Tip = { category: TipCategory; title: string; baseContent: string; additionalContent: string }

export type TipText = readonly [title: string, baseContent: string, additionalContent?: string]

/** Tips of one category, by key. */
export function tipsOf<Key extends string>(
  category: TipCategory,
  texts: Readonly<Record<Key, TipText>>,
): Readonly<Record<string, Tip>> {
  return Object.fromEntries(
    Object.entries<TipText>(texts).map(([key, [title, baseContent, additionalContent = '']]) => [
      key,
      { category, title, baseContent, additionalContent },
    ]),
  )
}
