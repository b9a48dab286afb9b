import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { dividedTables } from '#server/domains/partitions.ts'
import { dividedFaults, migrationFaults } from './migration-faults.ts'
import { versionFaults } from './version-faults.ts'

const FOLDER = 'server/migrations'

/** Migrations up to this one are older than the rules and applied everywhere. */
const LAST_OLD = '0023'

/** These took something away before machines could be updated one by one. */
const OLD_REMOVALS: readonly string[] = ['0017-accounts.sql', '0080-deletions-without-names.sql']

const files = readdirSync(FOLDER).sort()

const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)$/gm)].flatMap(
  ([, release]) => release ?? [],
)

test('migrations are numbered without gaps', () => {
  const numbers = files.map((file) => Number(file.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('new migrations leave the calls of the running version alone', () => {
  const faults = files
    .filter((file) => file.slice(0, 4) > LAST_OLD)
    .map((file) => ({ file, faults: migrationFaults(readFileSync(`${FOLDER}/${file}`, 'utf8')) }))
  expect(faults.filter((one) => one.faults.length > 0)).toEqual([])
})

const divided = dividedTables.map(({ table }) => table)
/** The last one before tables were divided. */
const LAST_UNDIVIDED = '0108'

test('new migrations do nothing that a table in partitions refuses', () => {
  const faults = files
    .filter((file) => file.slice(0, 4) > LAST_UNDIVIDED)
    .flatMap((file) => dividedFaults(readFileSync(`${FOLDER}/${file}`, 'utf8'), divided))
  expect(faults).toEqual([])
})

test.each([
  'CREATE INDEX CONCURRENTLY a ON money_entry (amount);',
  'ALTER TABLE money_entry ADD CONSTRAINT a FOREIGN KEY (source) REFERENCES player NOT VALID;',
])('a table in partitions refuses %s', (text) => {
  expect(dividedFaults(text, divided)).toHaveLength(1)
  expect(dividedFaults(text.replace('money_entry', 'market_lot'), divided)).toEqual([])
})

test('new migrations take nothing away that the version before uses', () => {
  const faults = files.map((file) => ({
    file,
    faults: versionFaults(readFileSync(`${FOLDER}/${file}`, 'utf8'), releases),
  }))
  const faulty = faults.filter((one) => one.faults.length > 0)
  expect(faulty.filter(({ file }) => !OLD_REMOVALS.includes(file))).toEqual([])
  expect(OLD_REMOVALS.filter((file) => !faulty.some((one) => one.file === file))).toEqual([])
})

describe('a migration is refused', () => {
  const OUTSIDE = '-- Outside of a transaction\n'
  it.each([
    ['CREATE INDEX lot_by_age ON market_lot (created_at);', 'without CONCURRENTLY'],
    ['CREATE INDEX CONCURRENTLY lot_by_age ON market_lot (created_at);', 'needs the first line'],
    [
      `${OUTSIDE}CREATE INDEX CONCURRENTLY lot_by_age ON market_lot (created_at);`,
      'lot_by_age: put DROP INDEX',
    ],
    [`${OUTSIDE}UPDATE player SET gold = 0;`, 'only indexes'],
    ['ALTER TABLE player ADD CHECK (gold > 1);', 'without NOT VALID'],
    ['ALTER TABLE player ADD COLUMN host_id bigint REFERENCES player;', 'a new column with a constraint'],
    ['ALTER TABLE player ADD COLUMN mark uuid DEFAULT gen_random_uuid();', 'computed value'],
    ['ALTER TABLE player ADD CONSTRAINT one UNIQUE (name);', 'USING INDEX'],
    ['ALTER TABLE player ALTER COLUMN gold TYPE numeric;', 'a new type'],
    ['ALTER TABLE player ALTER gold SET NOT NULL;', 'SET NOT NULL'],
    [
      'ALTER TABLE player ADD CHECK (gold > 1) NOT VALID; ALTER TABLE player VALIDATE CONSTRAINT x;',
      'two files',
    ],
    ['ALTER TABLE player ADD mark int; UPDATE player SET mark = 1;', 'two files'],
    ['DO $$ BEGIN ALTER TABLE player ADD mark int; END $$;', 'hides'],
    ['LOCK TABLE player;', 'locks a whole table'],
  ])('%s', (text, fault) => {
    expect(migrationFaults(text).join()).toContain(fault)
  })
})

describe('a migration is let through', () => {
  it.each([
    '-- Outside of a transaction\nDROP INDEX CONCURRENTLY IF EXISTS a;\nCREATE INDEX CONCURRENTLY a ON player (gold);',
    'CREATE TABLE guild (id int PRIMARY KEY, x int CHECK (x > 0)); CREATE INDEX guild_x ON guild (x);',
    "ALTER TABLE player ADD COLUMN mark text NOT NULL DEFAULT '', ADD CHECK (mark <> 'CHECK') NOT VALID;",
    'ALTER TABLE player ADD COLUMN seen timestamptz NOT NULL DEFAULT now();',
    'ALTER TABLE player VALIDATE CONSTRAINT player_mark;',
    'ALTER TABLE player ADD CONSTRAINT one UNIQUE USING INDEX player_one;',
    'UPDATE player SET gold = 1 WHERE gold = 0;',
  ])('%s', (text) => {
    expect(migrationFaults(text)).toEqual([])
  })
})

describe('a migration breaks the version before', () => {
  it.each([
    ['ALTER TABLE player DROP COLUMN gold;', 'drops a column'],
    ['ALTER TABLE player ADD mark int, DROP gold;', 'drops a column'],
    ['ALTER TABLE player RENAME COLUMN gold TO coins;', 'renames'],
    ['ALTER TABLE player RENAME TO lord;', 'renames'],
    ['ALTER INDEX player_level RENAME TO player_by_level;', 'renames'],
    ['ALTER TABLE player ADD COLUMN mark text NOT NULL;', 'without a default'],
    ['ALTER TABLE player ALTER COLUMN gold DROP DEFAULT;', 'drops a default'],
    ['DROP TABLE market_lot;', 'drops what'],
    ['DROP FUNCTION count_lots();', 'drops what'],
    ['-- Unused since 0.9.0\nDROP TABLE market_lot;', 'no release yet'],
  ])('%s', (text, fault) => {
    expect(versionFaults(text, ['0.2.0']).join()).toContain(fault)
  })
})

describe('a migration leaves the version before alone', () => {
  it.each([
    '-- Unused since 0.2.0\nALTER TABLE player DROP COLUMN gold;',
    'CREATE TABLE guild (id int PRIMARY KEY, x int); ALTER TABLE guild RENAME x TO y;',
    "ALTER TABLE player ADD COLUMN mark text NOT NULL DEFAULT '';",
    'ALTER TABLE player ADD COLUMN mark text;',
    'ALTER TABLE player ALTER COLUMN gold DROP NOT NULL, DROP CONSTRAINT player_gold;',
    '-- Outside of a transaction\nDROP INDEX CONCURRENTLY IF EXISTS a;',
  ])('%s', (text) => {
    expect(versionFaults(text, ['0.2.0'])).toEqual([])
  })
})
