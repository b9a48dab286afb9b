import type { Browser } from 'playwright'
import type { FreshGame } from '#tests/support/fresh-game.ts'
import { connectToGame } from '#tests/support/game-database.ts'
import { settleLord } from '#tests/support/settle-lord.ts'
import type { Cookies } from './measure-page.ts'

const LORD = 'Замерослав'

const BELONGINGS = {
  gold: 40_000,
  diamonds: 300,
  resources: 60,
  gear: Array.from({ length: 40 }, (_, index) => ({ gearId: 1 + (index % 24), quality: 20 + index * 2 })),
}

/** Twenty paragraphs below headings, as a guide of some length has. */
const GUIDE_TEXT = Array.from(
  { length: 20 },
  (_, index) =>
    `<h2>Часть ${index + 1}</h2><p>Возьмите <strong>лучников</strong> и мечников, проверьте снаряжение и силы врага, а раненых оставьте в замке.</p>`,
).join('')

/** Publishes a guide of the player. Returns its number. */
async function publishGuide(dataDir: string): Promise<number> {
  const database = await connectToGame(dataDir)
  try {
    const { rows } = await database.query<{ guide_id: number }>(
      `WITH author AS (SELECT id FROM player WHERE name = $1),
        written AS (
          INSERT INTO guide (author_id, published_revision, published_at, created_at)
          SELECT id, 1, now(), now() FROM author RETURNING id)
      INSERT INTO guide_revision (guide_id, revision, title, description, content, by_id, saved_at)
      SELECT written.id, 1, 'Первый поход', 'Кого взять и чего ждать', $2, author.id, now() FROM written, author
      RETURNING guide_id::int AS guide_id`,
      [LORD, GUIDE_TEXT],
    )
    const [written] = rows
    if (!written) throw new Error('The guide was not written')
    return written.guide_id
  } finally {
    await database.end()
  }
}

export type PhonePage = { readonly name: string; readonly path: string; readonly cookies?: Cookies }

/** Settles a player with gear, resources and a guide, and lists the pages to measure. */
export async function preparePages(browser: Browser, game: FreshGame): Promise<PhonePage[]> {
  const { context } = await settleLord({ browser, game, screen: 'phone' }, LORD, BELONGINGS)
  const cookies = await context.storageState()
  await context.close()
  const guideId = await publishGuide(game.dataDir)
  return [
    { name: 'main page', path: '/' },
    { name: 'castle', path: '/game', cookies },
    { name: 'missions', path: '/game/missions', cookies },
    { name: 'storage', path: '/game/inventory', cookies },
    { name: 'registration', path: '/auth/register' },
    { name: 'knowledge base', path: '/knowledge-base' },
    { name: 'tutorial', path: '/knowledge-base/tutorial' },
    { name: 'guide', path: `/guides/${guideId}` },
  ]
}
