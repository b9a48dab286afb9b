import { ARMY_GROUPS } from '#rules/army/army.ts'
import { BUILDINGS } from '#rules/buildings/buildings.ts'
import { type Currency, PURSES } from '#rules/core/currencies.ts'
import type { SkillBranch, SkillLevels } from '#rules/skills/skills.ts'
import type { TaxHours } from '#rules/taxes/taxes.ts'
import {
  bigint,
  boolean,
  bytea,
  columnsNamed,
  date,
  generated,
  givenIdentity,
  identity,
  integer,
  jsonb,
  nullable,
  primaryKey,
  smallint,
  smallints,
  text,
  texts,
  timestamptz,
  withDefault,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'
import type { MoneySource } from './money.ts'

/**
 * A player and the castle. Experience is in hundredths, game days are YYYY-MM-DD. Only `ledger.ts` writes money, and
 * all other columns of a locked row too.
 */
export const players = defineModel('player', {
  id: givenIdentity(),
  /** A deleted player stays as an empty castle with a neutral name, since histories of others name it. */
  kind: withDefault(text<'HUMAN' | 'NEIGHBOUR' | 'DELETED'>()),
  name: text(),
  /** The name normalized for comparison: `nameKeyOf`. */
  nameKey: text(),
  roles: withDefault(texts()),
  level: withDefault(integer()),
  experience: withDefault(bigint()),
  ...columnsNamed(PURSES, withDefault(bigint())),
  ...columnsNamed(ARMY_GROUPS, withDefault(integer())),
  energy: withDefault(smallint()),
  energyAt: timestamptz(),
  energySpentToday: withDefault(integer()),
  energyDay: nullable(date()),
  restoresToday: withDefault(smallint()),
  restoresDay: nullable(date()),
  missionsWon: withDefault(integer()),
  missionsLost: withDefault(integer()),
  missionsDrawn: withDefault(integer()),
  /** Most enemies beaten in one run of the unlimited mission. */
  unlimitedRecord: withDefault(integer()),
  /** All gold that ever came into the purse. Only `ledger.ts` writes it. */
  totalGold: withDefault(bigint()),
  /** Others do not see the worn gear on the player's page. */
  isGearHidden: withDefault(boolean()),
  ...columnsNamed(BUILDINGS, withDefault(smallint())),
  /** Only `changeEnhancePoints` writes it. */
  enhancePoints: withDefault(bigint()),
  /** The tag of the guild that the player belongs to. Only `server/game/guilds/members.ts` changes it. */
  guildTag: nullable(text()),
  /** The chosen coat of arms: `armsCodeOf`. Null: it follows from the id. */
  arms: nullable(text()),
  /** When the player is deleted; null: not requested. */
  deletionDueAt: nullable(timestamptz()),
  skillBranches: withDefault(texts<SkillBranch>()),
  skills: withDefault(jsonb<SkillLevels>()),
  subscriptionUntil: nullable(timestamptz()),
  /** Prize of a challenge: until then energy returns faster. Settle the energy before changing it. */
  energyDoubledUntil: nullable(timestamptz()),
  /** Lasting health at `healthAt`; null is full. */
  health: nullable(integer()),
  healthAt: nullable(timestamptz()),
  wineReadyAt: nullable(timestamptz()),
  /** A tax collection in progress: all four columns, or none. */
  taxesHours: nullable(smallint<TaxHours>()),
  taxesGold: nullable(bigint()),
  taxesStartedAt: nullable(timestamptz()),
  taxesEndsAt: nullable(timestamptz()),
  /** The game day of `shopBought`. */
  shopDay: nullable(date()),
  shopBought: withDefault(smallints()),
  /** Rises with every change. */
  rev: withDefault(bigint()),
  lastSeenAt: nullable(timestamptz()),
  /** A block is in force. Only `server/game/blocks` changes it. */
  isBlocked: withDefault(boolean()),
  createdAt: timestamptz(),
})

/** The ledger. Only `ledger.ts` writes it. */
export const moneyEntries = defineModel('money_entry', {
  id: identity(),
  playerId: bigint(),
  currency: text<Currency>(),
  /** Signed. */
  amount: bigint(),
  balanceAfter: bigint(),
  type: generated(text<'INCREASE' | 'DECREASE'>()),
  source: text<MoneySource>(),
  reference: nullable(text()),
  createdAt: timestamptz(),
})

/** The history of armies: each row is the whole army after a change. Only `army-history.ts` writes it. */
export const armyEntries = defineModel('army_entry', {
  id: identity(),
  playerId: bigint(),
  ...columnsNamed(ARMY_GROUPS, integer()),
  createdAt: timestamptz(),
})

/** What the names of players look like. Castles that looked like others before have no row. */
export const playerLooks = defineModel('player_look', {
  playerId: primaryKey(bigint()),
  look: text(),
})

/** What names of deleted players looked like: `keyedHash`. Nobody may take one for a while. */
export const freedNames = defineModel('freed_name', {
  lookHash: primaryKey(bytea()),
  reservedUntil: timestamptz(),
})

/** Former names of players. Nobody else may take one for a while. */
export const playerNames = defineModel('player_name', {
  id: identity(),
  playerId: bigint(),
  name: text(),
  nameKey: text(),
  until: timestamptz(),
  reservedUntil: timestamptz(),
})
