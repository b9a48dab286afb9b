import { randomUUID } from 'node:crypto'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { readSituations } from '#server/domains/raids/situation.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { now } from '#server/platform/clock.ts'
import { json, sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { giveGear } from '../../support/give-items.ts'
import { guildTagOf, leadGuild } from '../../support/lead-guild.ts'
import { type Game, newKey } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, knownLord } from '../../support/two-lords.ts'
import { count, endRunning, openContest, score } from '../challenges/contest-world.ts'
import { createLot } from '../market/stall-keeper.ts'
import type { Subjects } from './spoiled-lists.ts'

/** What people have together: a guild with a request and a founding, a crusade, challenges. */
async function arrangeCompany(lord: KnownLord, other: KnownLord): Promise<void> {
  await leadGuild(lord.player.id)
  const tag = guildTagOf(lord.player.id)
  const asked = await other.call('sendGuildJoinRequest', { params: { guildTag: tag }, key: newKey() })
  if (asked.status !== 200) throw new Error(asked.text)
  const [boss] = CRUSADES
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO crusade (boss_key, name, leader_id, invite_key, created_at, changed_at)
    VALUES (${boss?.key}, 'За околицу', ${other.player.id}, ${randomUUID()}, ${now()}, ${now()}) RETURNING id`
  await sql`INSERT INTO crusade_member (crusade_id, player_id, joined_at) VALUES (${id}, ${other.player.id}, ${now()})`
  const situations = await readSituations(lord.player, [other.player])
  const [there] = situations.castles
  const seen = there && { host: there.state.defender, castle: there.state.castle }
  await sql`INSERT INTO raid_opponent VALUES (${lord.player.id}, 'HIGH', ${other.player.id}, 50)`
  await sql`INSERT INTO raid_spying VALUES (${lord.player.id}, ${other.player.id}, ${json(seen)},
    ${now()}, ${now()}::timestamptz + interval '1 day')`
}

/** What administrators and editors have written, two of each. */
async function arrangeTexts(lordId: number): Promise<number> {
  for (const revision of [1, 2]) {
    const { newsId } = await sqlOne<{
      newsId: number
    }>`INSERT INTO news (created_at) VALUES (${now()}) RETURNING id AS news_id`
    await sql`INSERT INTO news_revision VALUES (${newsId}, 1, 'Новость', '', '0.1', 'PUBLISHED', ${lordId}, ${now()})`
    await sql`INSERT INTO legal_version VALUES ('terms', ${revision + 1}, 'Правила', 'Текст правил игры', ${lordId}, ${now()})`
    await sql`INSERT INTO app_setting_revision VALUES ('toastLimit', ${revision}, '3', 'Проверка', ${lordId}, ${now()})`
    await sql`INSERT INTO player_note (player_id, by_id, text, created_at) VALUES (${lordId}, ${lordId}, 'Заметка', ${now()})`
    await sql`INSERT INTO correction (player_id, kind, currency, amount, reason, by_id, created_at)
      VALUES (${lordId}, 'money', 'GOLD', 5, 'Проверка', ${lordId}, ${now()})`
    await sql`INSERT INTO admin_action (player_id, operation, request, network, request_id, created_at)
      VALUES (${lordId}, 'saveTip', '{}', 'x', ${randomUUID()}, ${now()})`
    await sql`INSERT INTO personal_token VALUES (${randomUUID()}, ${lordId}, 'Ключ', '{read:player}', ${now()}, NULL, ${now()}::timestamptz + interval '1 day')`
    await sql`INSERT INTO donate_payment (provider, external_id, order_key, currency, minor, verdict, received_at)
      VALUES ('sandbox', ${String(revision)}, 'x', 'RUB', 100, 'UNKNOWN_ORDER', ${now()})`
  }
  await sql`INSERT INTO text_revision VALUES ('TIP', 'gold', 1, '{"title":"Золото"}', 'PUBLISHED', ${lordId}, ${now()}),
    ('TUTORIAL', 'firstWinQuest', 1, '{"title":"Победа"}', 'PUBLISHED', ${lordId}, ${now()})`
  const { guideId } = await sqlOne<{ guideId: number }>`
    INSERT INTO guide (author_id, published_revision, published_at, created_at) VALUES (${lordId}, 1, ${now()}, ${now()})
    RETURNING id AS guide_id`
  await sql`INSERT INTO guide_revision VALUES (${guideId}, 1, 'Руководство', '', '', ${lordId}, ${now()})`
  return guideId
}

/** A challenge that has ended, and a running one, both with these castles. Returns the id of the former. */
async function arrangeChallenges(game: Game, lords: readonly KnownLord[]): Promise<number> {
  const { id } = await openContest(game, 'ENERGY_SPENDING')
  for (const { player } of lords) await score(player.id, { type: 'energySpent', energy: 6 })
  await endRunning(game)
  await openContest(game, 'FORAYS')
  for (const { player } of lords) await score(player.id, { type: 'forayFought' })
  await count(game)
  return id
}

/** A world in which every list of stored rows has some for the lord, who is also an administrator. */
export async function arrangeLists(game: Game): Promise<{ lord: KnownLord; of: Subjects }> {
  const lord = await knownLord(game, { roles: ['PLAYER', 'SUPER_ADMIN'], gold: 100_000 })
  await giveSecondFactor(lord.player.id)
  const other = await knownLord(game, { diamonds: 2_000 })
  const founder = await knownLord(game, { diamonds: 2_000 })
  const challengeId = await arrangeChallenges(game, [lord, other, founder])
  await arrangeCompany(lord, other)
  const founded = await founder.call('createGuildFounding', {
    body: { name: 'Северный дозор', tag: 'Дзр1', description: '', diamonds: 600 },
    key: newKey(),
  })
  if (founded.status !== 200) throw new Error(founded.text)
  for (const quality of [40, 60]) {
    const itemId = await giveGear(lord, { gearId: 1, quality })
    await createLot(lord, { marketKey: 'gear', itemId })
  }
  const guideId = await arrangeTexts(lord.player.id)
  await inTransaction(async () => countStandings())
  const of = { lordId: lord.player.id, guildTag: guildTagOf(lord.player.id), guideId, challengeId }
  return { lord, of }
}
