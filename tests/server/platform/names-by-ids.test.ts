import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fightCrusade } from '#rules/fight/crusade.ts'
import { fight } from '#rules/fight/fight.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { fightUnlimited } from '#rules/fight/unlimited.ts'
import { isPlayerName } from '#rules/player/player-name.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { contenderOf } from '../../rules/fight/contenders.ts'
import { raiderOf, raidOf } from '../../rules/raids/castles.ts'
import { migrateBefore } from '../../support/migrate-before.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.ts'

const NEUTRAL = 'Удалённый игрок 2'
const REWARD = {
  experience: 200,
  gold: 24,
  diamonds: 1,
  glory: 0,
  resources: [{ resourceId: 1, amount: 2, leftBehind: 3 }],
  gear: [{ gearEntityId: 4, gearId: 1, quality: 37 }],
}
const ENEMY: FightContender = {
  ...contenderOf(3),
  name: 'Крысы в сапогах',
  playerId: null,
  enemyKey: 'oldMill',
  army: null,
  characteristics: { attack: 30, armor: 5, mastery: 10, dodge: 3, luck: 1 },
  formation: { volleyPercent: 40, guard: { VOLLEY: 1, CHARGE: 2, STRIKE: 3 } },
}

function documentsOf<Input extends object>(input: Input, fought: (input: Input, seed: string) => object) {
  return { input, report: fought(input, '00112233445566778899aabbccddeeff') }
}

/** What fights were stored as, with the name of the player 1 in each army. */
const FIGHTS = [
  documentsOf({ attacker: contenderOf(9), defender: ENEMY, ground: 'FIELD' as const }, fight),
  documentsOf(
    raidOf(raiderOf(12), {
      defender: { ...raiderOf(11), playerId: 3 },
      castle: { walls: 1, moats: 2, stakes: 3, garrison: { top: 10, left: 20, right: 30, bottom: 0 } },
      plan: { position: 'bottom', siegeTower: true, projectiles: 2 },
    }),
    fightRaid,
  ),
  documentsOf(
    {
      ground: 'UNLIMITED' as const,
      attacker: contenderOf(9),
      enemy: { key: 'oldMill', enemyName: 'Тати' },
      firstLevel: 3,
    },
    fightUnlimited,
  ),
  documentsOf(
    { ground: 'CRUSADE' as const, hosts: [contenderOf(13), contenderOf(14)], boss: ENEMY },
    fightCrusade,
  ),
]

const ABOUT = { about: { playerId: 3, name: 'Святогор' } }
const IN_GUILD = { guild: 'Вороны', player: 'Святогор', playerId: 3 }
/** Notifications as they were stored. */
const EVENTS: readonly (readonly [string, object])[] = [
  [
    'MISSION_COMPLETED',
    { fightId: 1, missionKey: 'oldMill', difficulty: 'MEDIUM', result: 'WIN', reward: REWARD },
  ],
  ['MISSION_COMPLETED', { fightId: 1, crusade: 'За солью', crusadeId: 1, result: 'WIN', reward: REWARD }],
  ['CRUSADE_CREATED', { crusadeName: 'За солью', crusadeId: 1, ...ABOUT }],
  ['LEVEL_UP', { level: 2, reward: REWARD }],
  [
    'LOT_SOLD',
    {
      lotId: 1,
      kind: 'gear',
      itemId: 1,
      amount: 1,
      currency: 'DIAMONDS',
      income: 9,
      buyer: 'Святогор',
      buyerId: 3,
    },
  ],
  ['LOT_EXPIRED', { lotId: 1, kind: 'gear', itemId: 1, amount: 1 }],
  ['TAXES_COLLECTED', { hours: 8, reward: REWARD }],
  [
    'FORAY_ATTACKED',
    { fightId: 1, attacker: 'Святогор', attackerId: 3, result: 'LOSE', goldLost: 9, reward: REWARD },
  ],
  ['GUILD_JOIN_REQUEST_SENT', IN_GUILD],
  ['GUILD_ROLE_CHANGED', { ...IN_GUILD, role: 'Лучник', change: 'LEAD' }],
  ['GUILD_KICKED_OUT', { guild: 'Вороны', isDeleted: false }],
  ['CHALLENGE_STARTED', { challengeId: 1, challenge: 'FORAYS' }],
  [
    'CHALLENGE_ENDED',
    { challengeId: 1, challenge: 'FORAYS', place: 3, score: 7, isDoubled: false, reward: REWARD },
  ],
  ['DONATE_DIAMONDS_SUCCESS', { pack: 'Горсть алмазов', diamonds: 50 }],
]

/** Names of other things in the events. What a deletion replaced in them is lost. */
const NAMES = ['Святогор', 'За солью', 'Вороны', 'Лучник']

/** The keys and texts of a document that a player could have as a name. */
function wordsOf(document: unknown): string[] {
  const words = [...JSON.stringify(document).matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)
  return [...new Set(words)].filter(isPlayerName)
}

/** What an older version made of a document when a player named `word` was deleted. */
function hit<Document>(document: Document, word: string): Document {
  return JSON.parse(JSON.stringify(document).replaceAll(`"${word}"`, `"${NEUTRAL}"`))
}

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await migrateBefore(client, '0076')
  await client.query(`
    INSERT INTO player (kind, name, name_key, energy_at, created_at) VALUES
      ('HUMAN', 'Ратибор', 'ратибор', now(), now()), ('DELETED', '${NEUTRAL}', '2', now(), now()),
      ('HUMAN', 'Святогор', 'святогор', now(), now())`)
  await client.query(`
    INSERT INTO player_name (player_id, name, name_key, until, reserved_until)
    VALUES (3, 'Прежний', 'прежний', now(), now())`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const ADD_NOTIFICATION = `
  INSERT INTO notification (player_id, type, payload, created_at) VALUES (1, $1, $2, now()) RETURNING id`
const ADD_FIGHT = `
  WITH fought AS (
    INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version, catalogue_version, created_at)
    VALUES (gen_random_uuid(), $1, 1, 'WIN', 'Замок', $2, $3, '{}', '1', '1', now()) RETURNING id
  )
  INSERT INTO mission_run (player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at, finished_at, fight_id)
  SELECT 1, 'oldMill', 'EASY', 'REAR_BATTLE', '', '{}', 'WIN', now(), now(), now(), id FROM fought RETURNING fight_id AS id`

async function idOf(statement: string, values: unknown[]): Promise<string> {
  const { rows } = await client.query<{ id: string }>(statement, values)
  return rows[0]?.id ?? ''
}

/** Adds each document as it was, and as the deletion of each of its words left it. Resolves to what each row should become. */
async function addDocuments(): Promise<{ table: string; id: string; word: string; like: string }[]> {
  const rows: { table: string; id: string; word: string; like: string }[] = []
  for (const [type, payload] of EVENTS) {
    const like = await idOf(ADD_NOTIFICATION, [type, payload])
    for (const word of wordsOf(payload).filter((one) => !NAMES.includes(one)))
      rows.push({
        table: 'notification',
        word,
        like,
        id: await idOf(ADD_NOTIFICATION, [type, hit(payload, word)]),
      })
  }
  for (const { input, report } of FIGHTS) {
    const type = 'castle' in input ? 'FORAY' : 'MISSION'
    const like = await idOf(ADD_FIGHT, [type, input, report])
    for (const word of wordsOf([input, report]))
      rows.push({
        table: 'fight',
        word,
        like,
        id: await idOf(ADD_FIGHT, [type, hit(input, word), hit(report, word)]),
      })
  }
  return rows
}

describe('the migration of names to ids', () => {
  it('mends what deletions wrote into keys and values of others, and stores players as ids', async () => {
    const hits = await addDocuments()
    expect(hits.length).toBeGreaterThan(150)
    const { rows: gear } = await client.query(`
      INSERT INTO gear (player_id, gear_id, quality, craft, created_at) VALUES
        (1, 1, 50, '{"creatorName": "Прежний", "gearId": 1}', now()), (1, 1, 50, '{"creatorName": "Никого нет"}', now())
      RETURNING id`)
    const former = await idOf(ADD_NOTIFICATION, [
      'FORAY_ATTACKED',
      { fightId: 1, attacker: 'Прежний', result: 'WIN', goldLost: 0, reward: REWARD },
    ])

    await migrateDatabase(database.url, silentLog)

    const unmended: string[] = []
    for (const { table, id, word, like } of hits) {
      const columns = table === 'fight' ? 'input, report' : 'payload'
      const { rows } = await client.query(
        `SELECT ${columns} FROM ${table} WHERE id IN ($1, $2) ORDER BY id`,
        [like, id],
      )
      expect(rows).toHaveLength(2)
      if (JSON.stringify(rows[0]) !== JSON.stringify(rows[1])) unmended.push(word)
    }
    expect(unmended).toEqual([])

    const { rows: notes } = await client.query(
      `SELECT type, subject_id, payload FROM notification WHERE id <= $1`,
      [EVENTS.length * 20],
    )
    expect(JSON.stringify(notes)).not.toContain('Святогор')
    const { rows: about } = await client.query(
      `SELECT DISTINCT type FROM notification WHERE subject_id = 3 ORDER BY type`,
    )
    expect(about.map(({ type }) => type)).toEqual([
      'CRUSADE_CREATED',
      'FORAY_ATTACKED',
      'GUILD_JOIN_REQUEST_SENT',
      'GUILD_ROLE_CHANGED',
      'LOT_SOLD',
    ])
    const { rows: known } = await client.query(`SELECT subject_id FROM notification WHERE id = $1`, [former])
    expect(known).toEqual([{ subject_id: '3' }])
    const { rows: fights } = await client.query(`SELECT input, report, title, type FROM fight`)
    expect(JSON.stringify(fights.filter(({ title }) => title === ''))).not.toContain('Замок')
    expect(JSON.stringify(fights.map(({ input, report }) => [input, report]))).not.toContain('Замок')
    expect(JSON.stringify(fights)).toContain('Крысы в сапогах')
    const { rows: crafts } = await client.query(
      `SELECT craft_by, craft FROM gear WHERE id = ANY ($1) ORDER BY id`,
      [gear.map(({ id }) => id)],
    )
    expect(crafts).toEqual([
      { craft_by: '3', craft: { gearId: 1 } },
      { craft_by: null, craft: {} },
    ])
  })
})
