import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeFaults, sidewaysOverflow } from './browser.ts'
import type { FreshGame } from './fresh-game.ts'
import { connectToGame } from './game-database.ts'

/** Changes the world behind the game's back, where `lord` is the player's row. Returns the id that it returns. */
export async function changeLord(game: FreshGame, name: string, statement: string): Promise<number> {
  const database = await connectToGame(game.dataDir)
  try {
    const { rows } = await database.query(
      `WITH lord AS (SELECT id FROM player WHERE name = $1) ${statement}`,
      [name],
    )
    return Number(rows[0]?.id)
  } finally {
    await database.end()
  }
}

/** An army with which a lord of level 20 loses to nobody near. */
export function strengthen(game: FreshGame, name: string): Promise<number> {
  return changeLord(
    game,
    name,
    `UPDATE player SET rev = rev + 1, archers = 400, swordsmen = 400, cavalry = 90, squires = 200
     FROM lord WHERE player.id = lord.id RETURNING player.id`,
  )
}

/** Axe finds nothing, and the page does not scroll sideways. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
}

/** Waits for a report and goes to the end of its replay. */
export async function skipReplay(page: Page): Promise<void> {
  await page.waitForURL(/\/game\/fight-log\/\d+/)
  await page.getByRole('button', { name: 'К итогу' }).click()
}
