import { LEGAL_PAGES, LEGAL_TEXTS } from './legal/legal-texts.ts'
import { OUTER_PATHS } from './pages.ts'

/** A page that search engines may list. */
export type PublicPage = {
  /** Below the game's address. */
  readonly path: string
  readonly title: string
  /** One or two sentences, at most 160 characters. */
  readonly description: string
}

/** The pages that a visitor may find from outside. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: OUTER_PATHS.main,
    title: 'Донжон: игра о средневековом замке',
    description:
      'Стройте замок, водите войско в походы и набеги, куйте вещи и пишите летопись своего рода. Играть можно в браузере, сразу и бесплатно.',
  },
  {
    path: OUTER_PATHS.about,
    title: 'Об игре · Донжон',
    description:
      'Как устроен «Донжон»: замок, который растёт на глазах, битвы, которые можно пересмотреть и проверить, 66 походов и вещи с характером.',
  },
  ...LEGAL_PAGES.map((page) => ({
    path: OUTER_PATHS[page],
    title: `${LEGAL_TEXTS[page].title} · Донжон`,
    description: `«Донжон», игра о средневековом замке. ${LEGAL_TEXTS[page].title}.`,
  })),
]
