import type { Browser, Page } from 'playwright'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import { newVisitor, type Screen, type Visitor } from './browser.ts'
import type { FreshGame } from './fresh-game.ts'
import { connectToGame } from './game-database.ts'
import { newcomer, registerByCall } from './play.ts'

/** What the player has at the start. */
export type Belongings = {
  readonly gold: number
  readonly diamonds: number
  /** Models and qualities of gear in the storage, the newest last. */
  readonly gear?: readonly { readonly gearId: number; readonly quality: number }[]
  /** Amount of each of the twelve resources. */
  readonly resources?: number
}

/** Level 20, a forge that can craft, and every page of the tutorial open, as after some weeks of play. */
const SETTLED_LEVEL = 20
const FORGE_LEVEL = 5
const RESOURCE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Gives a castle its belongings, and opens every page. */
export async function furnish(dataDir: string, name: string, belongings: Belongings): Promise<void> {
  const { gold, diamonds, gear = [], resources = 0 } = belongings
  const database = await connectToGame(dataDir)
  try {
    await database.query(
      `WITH lord AS (
          UPDATE player SET rev = rev + 1, level = $2, experience = $3, forge = $4, storage = 5, gold = gold + $5,
            diamonds = diamonds + $6, archers = 40, swordsmen = 40, squires = 100, peasants = 60
          WHERE name = $1 RETURNING id, gold, diamonds),
        opened AS (
          INSERT INTO tutorial_step (player_id, step_key, kind, status, completed_at)
          SELECT lord.id, step, 'BANNER', 'COMPLETED', now() FROM lord, unnest($7::text[]) AS step
          ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = now()),
        given_gear AS (
          INSERT INTO gear (player_id, gear_id, quality, created_at)
          SELECT lord.id, item."gearId", item.quality, now() FROM lord,
            jsonb_to_recordset($8) AS item("gearId" int, quality int)
          RETURNING id, player_id, gear_id, quality),
        found AS (
          INSERT INTO gear_entry (player_id, gear_entity_id, gear_id, quality, action, source, created_at)
          SELECT player_id, id, gear_id, quality, 'RECEIVED', 'MISSION', now() FROM given_gear),
        stacks AS (
          INSERT INTO resource_stack (player_id, resource_id, amount)
          SELECT lord.id, resource, $10 FROM lord, unnest($9::int[]) AS resource WHERE $10 > 0
          RETURNING player_id, resource_id, amount),
        brought AS (
          INSERT INTO resource_entry (player_id, resource_id, action, amount, source, created_at)
          SELECT player_id, resource_id, 'RECEIVED', amount, 'MISSION', now() FROM stacks)
      INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
      SELECT id, 'GOLD', $5, gold, 'ADMIN', now() FROM lord
      UNION ALL SELECT id, 'DIAMONDS', $6, diamonds, 'ADMIN', now() FROM lord`,
      [
        name,
        SETTLED_LEVEL,
        experienceForLevel(SETTLED_LEVEL),
        FORGE_LEVEL,
        gold,
        diamonds,
        TUTORIAL.map(({ key }) => key),
        JSON.stringify(gear),
        RESOURCE_IDS,
        resources,
      ],
    )
  } finally {
    await database.end()
  }
}

type Place = { readonly browser: Browser; readonly game: FreshGame; readonly screen: Screen }

/** Registers an advanced player in a browser that is logged in and shows nothing yet. */
export async function foundLord(at: Place, name: string, belongings: Belongings): Promise<Visitor> {
  const visitor = await newVisitor(at.browser, at.game.url, at.screen)
  await registerByCall(visitor.context.request, newcomer(name))
  await furnish(at.game.dataDir, name, belongings)
  return visitor
}

/** Where a settled lord is: a page that draws little. Loading the castle takes twice the CPU. */
const FIRST_PAGE = '/game/settings'

/** Sets up an advanced player in a browser that is logged in and shows the list of settings. */
export async function settleLord(at: Place, name: string, belongings: Belongings): Promise<Visitor> {
  const visitor = await foundLord(at, name, belongings)
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.page.goto(FIRST_PAGE)
  await purseOf(visitor.page).waitFor()
  return visitor
}

function purseOf(page: Page) {
  return page.getByRole('region', { name: 'Казна' })
}

/** The exact values in the header, as for screen readers. The visible digits may still be animated. */
export async function coinsOf(page: Page, currency: 'Золото' | 'Алмазы' = 'Золото'): Promise<number> {
  const words = await purseOf(page)
    .getByText(new RegExp(`^${currency}: `))
    .textContent()
  return Number(words?.replaceAll(/\D/g, ''))
}
