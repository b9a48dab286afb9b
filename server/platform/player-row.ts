import { type SqlPart, type SqlValue, sqlMaybe, trustedText } from './sql.ts'

/** A player as stored (table `player`). Experience in hundredths, days as YYYY-MM-DD. */
export interface PlayerRow {
  readonly id: number
  readonly kind: 'HUMAN' | 'NEIGHBOUR'
  name: string
  nameKey: string
  email: string | null
  emailKey: string | null
  emailConfirmedAt: Date | null
  passwordHash: string | null
  roles: string[]
  level: number
  experience: number
  gold: number
  diamonds: number
  glory: number
  archers: number
  swordsmen: number
  squires: number
  priests: number
  instructors: number
  peasants: number
  servants: number
  cavalry: number
  energy: number
  energyAt: Date
  energySpentToday: number
  energyDay: string | null
  restoresToday: number
  restoresDay: string | null
  missionsWon: number
  missionsLost: number
  missionsDrawn: number
  rev: number
  lastSeenAt: Date | null
  readonly createdAt: Date
}

/** What a command may change of a player besides money: money goes through the ledger only. */
export type PlayerChanges = Partial<
  Omit<PlayerRow, 'id' | 'kind' | 'createdAt' | 'rev' | 'gold' | 'diamonds' | 'glory'>
>

const columnOf: Record<keyof PlayerChanges, string> = {
  name: 'name',
  nameKey: 'name_key',
  email: 'email',
  emailKey: 'email_key',
  emailConfirmedAt: 'email_confirmed_at',
  passwordHash: 'password_hash',
  roles: 'roles',
  level: 'level',
  experience: 'experience',
  archers: 'archers',
  swordsmen: 'swordsmen',
  squires: 'squires',
  priests: 'priests',
  instructors: 'instructors',
  peasants: 'peasants',
  servants: 'servants',
  cavalry: 'cavalry',
  energy: 'energy',
  energyAt: 'energy_at',
  energySpentToday: 'energy_spent_today',
  energyDay: 'energy_day',
  restoresToday: 'restores_today',
  restoresDay: 'restores_day',
  missionsWon: 'missions_won',
  missionsLost: 'missions_lost',
  missionsDrawn: 'missions_drawn',
  lastSeenAt: 'last_seen_at',
}

const isColumn = (name: string): name is keyof PlayerChanges => Object.hasOwn(columnOf, name)

/** `, level = $1, energy = $2` for an UPDATE of `player`: only columns of the list above, in its order. */
export const playerAssignments = (changes: PlayerChanges): SqlPart => {
  const pieces: string[] = ['']
  const values: SqlValue[] = []
  for (const name of Object.keys(columnOf)) {
    if (!isColumn(name) || changes[name] === undefined) continue
    pieces[pieces.length - 1] += `, ${columnOf[name]} = `
    pieces.push('')
    values.push(changes[name])
  }
  return { pieces, values }
}

/** Every column of `PlayerRow`, for SELECT lists. */
export const playerColumns = trustedText(
  ['id', 'kind', 'created_at', 'rev', 'gold', 'diamonds', 'glory', ...Object.values(columnOf)].join(', '),
)

/** A player without a lock: for reading only. */
export const findPlayer = (id: number): Promise<PlayerRow | undefined> =>
  sqlMaybe<PlayerRow>`SELECT ${playerColumns} FROM player WHERE id = ${id}`
