import { experienceForLevel } from '#rules/player/level.ts'
import { connectToGame } from './game-database.ts'

const PAGE_BANNERS = [
  'armyOpenBanner',
  'storageOpenBanner',
  'gearShopOpenBanner',
  'tradeShopConsumableOpenBanner',
  'buildingsOpenBanner',
  'forgeOpenBanner',
  'taxesAboutBanner',
  'fightLogOpenBanner',
  'tradeMarketOpenBanner',
  'tradeConsumableOpenQuest',
]

/** Gives a player level 6, two thousand gold, an army, and the pages of the household. */
export async function enrichLord(dataDir: string, name: string): Promise<void> {
  const database = await connectToGame(dataDir)
  await database.query(
    `WITH lord AS (
        UPDATE player SET rev = rev + 1, level = 6, experience = $2, gold = gold + 2000, diamonds = diamonds + 20,
          archers = 40, swordsmen = 40, squires = 100, priests = 20, instructors = 20, peasants = 60, servants = 40,
          cavalry = 30
        WHERE name = $1 RETURNING id, gold, diamonds),
      opened AS (
        INSERT INTO tutorial_step (player_id, step_key, kind, status, completed_at)
        SELECT lord.id, step, 'BANNER', 'COMPLETED', now() FROM lord, unnest($3::text[]) AS step
        ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = now())
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', 2000, gold, 'ADMIN', now() FROM lord
    UNION ALL SELECT id, 'DIAMONDS', 20, diamonds, 'ADMIN', now() FROM lord`,
    [name, experienceForLevel(6), PAGE_BANNERS],
  )
  await database.end()
}
