import type { KeysetCase } from './cases.ts'

/**
 * First pages of the console's lists: with a million castles and ten million lines at most twice the time of a thousand. The figure is
 * the median: an administrator waits for one call at a time, and the slowest of some hundred calls depends on what else the machine does.
 */
const CONSOLE = { goal: 2, quantile: 0.5, depth: 0, reader: 'keeper' } as const

function list(name: string, resource: string, sort: readonly [string, 'ASC' | 'DESC'], filter: object) {
  const asked = new URLSearchParams({
    range: '[0,24]',
    sort: JSON.stringify(sort),
    filter: JSON.stringify(filter),
  })
  return {
    name: `console, ${name}`,
    path: `/admin/${resource}?${asked}`,
    ...CONSOLE,
  } as const satisfies KeysetCase
}

function playerLists(): readonly KeysetCase[] {
  return [
    list('players by id', 'players', ['id', 'DESC'], {}),
    list('players by name', 'players', ['name', 'ASC'], {}),
    list('players by level', 'players', ['level', 'DESC'], {}),
    list('players by gold', 'players', ['gold', 'DESC'], {}),
    list('players by last visit', 'players', ['lastSeenAt', 'DESC'], {}),
    list('longest away', 'players', ['lastSeenAt', 'ASC'], { kind: 'HUMAN' }),
    list('players, a kind', 'players', ['id', 'ASC'], { kind: 'HUMAN' }),
    list('players of a kind by gold', 'players', ['gold', 'DESC'], { kind: 'HUMAN' }),
    list('players, a name', 'players', ['id', 'ASC'], { q: 'Keys 77' }),
    list('players, part of a name', 'players', ['id', 'ASC'], { q: 'eys 77' }),
    list('players, part of most names', 'players', ['id', 'ASC'], { q: 'ival' }),
    list('players, part of a tenth', 'players', ['id', 'ASC'], { q: 'eys' }),
    list('players, part of a hundredth', 'players', ['id', 'ASC'], { q: 'eys 1' }),
    list('players, an e-mail', 'players', ['id', 'ASC'], { q: 'keys.77@letters' }),
    list('players, part of an e-mail', 'players', ['id', 'ASC'], { q: 'ys.77@' }),
    list('players, part of all e-mails', 'players', ['gold', 'DESC'], { q: '.example' }),
    list('players, no such name', 'players', ['id', 'ASC'], { q: 'nobody has this name' }),
  ]
}

/** The lists about one player, who has as many rows in both worlds. */
function playerCard(playerId: number): readonly KeysetCase[] {
  return [
    list('ledger of a player', 'money-entries', ['id', 'DESC'], { playerId }),
    list('ledger, a currency', 'money-entries', ['id', 'DESC'], { playerId, currency: 'DIAMONDS' }),
    list('ledger, a source', 'money-entries', ['id', 'DESC'], { playerId, source: 'ENERGY' }),
    list('items of a player', 'item-entries', ['createdAt', 'DESC'], { playerId }),
    list('gear of a player', 'item-entries', ['createdAt', 'DESC'], { playerId, kind: 'gear' }),
    list('fights of a player', 'player-fights', ['id', 'DESC'], { playerId }),
    list('sessions of a player', 'player-sessions', ['createdAt', 'DESC'], { playerId }),
    list('audit log about a player', 'audit-entries', ['id', 'DESC'], { subjectId: playerId }),
    list('orders of a player', 'donate-orders', ['id', 'DESC'], { playerId }),
  ]
}

function worldLists(): readonly KeysetCase[] {
  const today = new Date().toISOString().slice(0, 10)
  return [
    list('audit log', 'audit-entries', ['id', 'DESC'], {}),
    list('audit log, an action', 'audit-entries', ['id', 'DESC'], { operation: 'blockPlayer' }),
    list('audit log, to this day', 'audit-entries', ['id', 'DESC'], { createdTo: today }),
    list('orders', 'donate-orders', ['id', 'DESC'], {}),
    list('orders, a state', 'donate-orders', ['id', 'DESC'], { state: 'PAID' }),
    list('orders by payment', 'donate-orders', ['paidAt', 'DESC'], {}),
    list('orders, none in this state', 'donate-orders', ['paidAt', 'DESC'], { state: 'REFUNDED' }),
  ]
}

/** The player is a reader. */
export function consoleCases(playerId: number): readonly KeysetCase[] {
  return [...playerLists(), ...playerCard(playerId), ...worldLists()]
}
