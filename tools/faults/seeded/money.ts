import type { Fault } from '../fault.ts'

/** Locks, the ledger and what belongs to one owner only. */
export const MONEY_FAULTS: readonly Fault[] = [
  {
    name: 'a command does not lock its player',
    file: 'server/game/player/lock-order.ts',
    replace: 'FROM player WHERE id = ${id} FOR NO KEY UPDATE',
    by: 'FROM player WHERE id = ${id}',
    seenBy: { file: 'tests/server/platform/transaction.test.ts', test: 'lets nobody else change' },
  },
  {
    name: 'players are locked in the order given',
    file: 'server/game/player/lock-order.ts',
    replace: 'ORDER BY id FOR NO KEY UPDATE',
    by: 'ORDER BY array_position(${[...ids]}::bigint[], id) FOR NO KEY UPDATE',
    seenBy: { file: 'tests/server/platform/transaction.test.ts', test: 'never deadlocks' },
  },
  {
    name: 'the ledger has no line for a change of one purse',
    file: 'server/game/player/ledger.ts',
    replace: '${line.reference}, ${now()} FROM purse`',
    by: '${line.reference}, ${now()} FROM purse WHERE false`',
    seenBy: { file: 'tests/server/army/buy-units.test.ts', test: 'books it in the ledger' },
  },
  {
    name: 'a purse may go below zero',
    file: 'server/game/player/ledger.ts',
    replace: 'if (balance[purse] + amount < 0) {',
    by: 'if (balance[purse] + amount < -1_000_000_000) {',
    seenBy: { file: 'tests/server/http/commands.test.ts' },
  },
  {
    name: 'a closed lot is closed again',
    file: 'server/domains/market/lot-row.ts',
    replace: "WHERE id = ${lotId} AND status = 'OPEN' RETURNING id",
    by: 'WHERE id = ${lotId} RETURNING id',
    seenBy: { file: 'tests/server/market/race.test.ts' },
  },
  {
    name: 'the item of an unsold lot stays reserved',
    file: 'server/domains/market/close-lots.ts',
    replace: "{ status: 'EXPIRED' }))) return\n  await releaseItem(seller, lot)",
    by: "{ status: 'EXPIRED' }))) return",
    seenBy: { file: 'tests/server/market/lots.test.ts', test: 'returns the unsold item' },
  },
  {
    name: 'another player’s gear can be used',
    file: 'server/game/items/gear-row.ts',
    replace: 'WHERE id = ANY(${ids}::bigint[]) AND player_id = ${playerId}`',
    by: 'WHERE id = ANY(${ids}::bigint[]) AND ${playerId}::bigint > 0`',
    seenBy: { file: 'tests/server/market/lots.test.ts', test: 'refuses items of other players' },
  },
  {
    name: 'another player’s lot can be cancelled',
    file: 'server/domains/market/close-lots.ts',
    replace: 'if (lot?.sellerId !== seller.id) throw',
    by: 'if (!lot) throw',
    seenBy: { file: 'tests/server/market/lots.test.ts' },
  },
  {
    name: 'accounts of one browser trade with each other',
    file: 'server/domains/market/buy-lot.ts',
    replace: 'isHousehold: !isOwn && (await isHousehold(buyer.id, lot.sellerId)),',
    by: 'isHousehold: false,',
    seenBy: { file: 'tests/server/market/lots.test.ts', test: 'used in one browser' },
  },
  {
    name: 'the table lets a player have two missions',
    file: 'server/migrations/0003-missions-and-fights.sql',
    replace: 'CREATE UNIQUE INDEX mission_run_one_out',
    by: 'CREATE INDEX mission_run_one_out',
    seenBy: { file: 'tests/server/platform/unique-rows.test.ts' },
  },
  {
    name: 'the table lets a piece be on two lots',
    file: 'server/migrations/0011-market.sql',
    replace: 'CREATE UNIQUE INDEX market_lot_gear',
    by: 'CREATE INDEX market_lot_gear',
    seenBy: { file: 'tests/server/platform/unique-rows.test.ts' },
  },
  {
    name: 'two players may have one name',
    file: 'server/migrations/0001-players.sql',
    replace: 'name_key text NOT NULL UNIQUE,',
    by: 'name_key text NOT NULL,',
    seenBy: { file: 'tests/server/platform/unique-rows.test.ts' },
  },
]
