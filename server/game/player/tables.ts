import { PURSES } from '#rules/core/currencies.ts'
import { describeTable, STAYS } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { purgeFreedNames, reserveFreedNames } from './freed-names.ts'
import { MONEY_SUMMED } from './ledger-faults.ts'
import { armyEntries, freedNames, moneyEntries, playerLooks, playerNames, players } from './models.ts'

export const tables = [
  describeTable(players, {
    kept: 'for ever: histories of others name castles, a deleted one by a neutral name',
    ownData: {
      part: 'PERSON',
      title: 'Замок',
      owner: 'id',
      columns: [
        'id',
        'name',
        'roles',
        'level',
        'experience',
        ...PURSES,
        'totalGold',
        'guildTag',
        'arms',
        'deletionDueAt',
        'lastSeenAt',
        'createdAt',
      ],
    },
    // No opponent, no neighbour and in no top list from now on. `forgetPerson` writes the rest.
    onDeletion: ({ playerId }) => sql`UPDATE player SET kind = 'DELETED' WHERE id = ${playerId}`,
  }),
  describeTable(moneyEntries, {
    kept: 'for ever: the ledger, whose sums are the purses',
    divided: { by: 'ID', summedBy: MONEY_SUMMED },
    ownData: {
      part: 'CASTLE',
      title: 'Движение казны',
      columns: ['currency', 'amount', 'balanceAfter', 'source', 'reference', 'createdAt'],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(armyEntries, {
    kept: 'for ever: the history of armies, a row for each change',
    divided: { by: 'ID' },
    ownData: {
      part: 'CASTLE',
      title: 'История войска',
      columns: [
        'archers',
        'swordsmen',
        'squires',
        'priests',
        'instructors',
        'peasants',
        'servants',
        'cavalry',
        'createdAt',
      ],
      newest: 'id',
    },
    onDeletion: STAYS,
  }),
  describeTable(playerLooks, {
    kept: 'until the player is deleted',
    ownData: 'What the own name looks like; the name is in the table player',
    onDeletion: ({ playerId }) => sql`DELETE FROM player_look WHERE player_id = ${playerId}`,
  }),
  describeTable(freedNames, {
    kept: '90 days: names of deleted castles as keyed hashes',
    purge: purgeFreedNames,
    person: 'NONE',
  }),
  describeTable(playerNames, {
    kept: 'as long as the player: former names',
    ownData: {
      part: 'PERSON',
      title: 'Прежние имена',
      columns: ['name', 'until', 'reservedUntil'],
      newest: 'id',
    },
    onDeletion: async ({ playerId }) => {
      await reserveFreedNames(playerId)
      await sql`DELETE FROM player_name WHERE player_id = ${playerId}`
    },
  }),
]
