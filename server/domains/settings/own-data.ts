import type { OwnDataTable } from '../../../generated/types.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { now } from '../../platform/clock.ts'
import { sql, trustedText } from '../../platform/sql.ts'

/** Rows of one table in the answer, as the contract bounds them. */
const ROWS_MAX = 2000
const CELL_MAX = 20_000

type Source = {
  readonly table: string
  readonly title: string
  readonly columns: readonly string[]
  /** The column that names the owner. */
  readonly owner?: string
  /** Newest first by this column. */
  readonly newest?: string
}

const MOVES = ['action', 'amount', 'source', 'reference', 'created_at']

/** What is told of every table. Columns that name other players, secrets and what the game has not revealed yet are left out. */
const SOURCES: readonly Source[] = [
  { table: 'account', title: 'Учётная запись', columns: ['email', 'email_confirmed_at'] },
  {
    table: 'player',
    title: 'Замок',
    owner: 'id',
    columns: [
      'id',
      'name',
      'roles',
      'level',
      'experience',
      'gold',
      'diamonds',
      'glory',
      'total_gold',
      'guild_tag',
      'arms',
      'deletion_due_at',
      'last_seen_at',
      'created_at',
    ],
  },
  {
    table: 'player_name',
    title: 'Прежние имена',
    columns: ['name', 'until', 'reserved_until'],
    newest: 'id',
  },
  {
    table: 'player_settings',
    title: 'Настройки',
    columns: [
      'motion',
      'replay_speed',
      'asks_to_confirm',
      'has_compact_numbers',
      'has_sounds',
      'not_toasted',
      'not_pushed',
      'mailed',
      'letters',
      'mailed_at',
    ],
  },
  {
    table: 'session',
    title: 'Сеансы',
    columns: ['device', 'user_agent', 'ip', 'created_at', 'last_seen_at', 'closed_at', 'close_reason'],
    newest: 'created_at',
  },
  {
    table: 'personal_token',
    title: 'Ключи доступа',
    columns: ['name', 'scopes', 'created_at', 'last_used_at', 'expires_at'],
    newest: 'created_at',
  },
  {
    table: 'money_entry',
    title: 'Движение казны',
    columns: ['currency', 'amount', 'balance_after', 'source', 'reference', 'created_at'],
    newest: 'id',
  },
  {
    table: 'gear_entry',
    title: 'История снаряжения',
    columns: ['gear_id', ...MOVES.filter((name) => name !== 'amount')],
    newest: 'id',
  },
  { table: 'resource_entry', title: 'История припасов', columns: ['resource_id', ...MOVES], newest: 'id' },
  { table: 'consumable_entry', title: 'История вин', columns: ['consumable_id', ...MOVES], newest: 'id' },
  {
    table: 'gear',
    title: 'Снаряжение',
    columns: ['gear_id', 'own_name', 'quality', 'created_at'],
    newest: 'id',
  },
  { table: 'craft_category', title: 'Разделы книги рецептов', columns: ['name'], newest: 'id' },
  { table: 'craft_recipe', title: 'Рецепты', columns: ['choice'], newest: 'id' },
  {
    table: 'mission_run',
    title: 'Походы',
    columns: ['mission_key', 'difficulty', 'started_at', 'finished_at'],
    newest: 'id',
  },
  {
    table: 'notification',
    title: 'Уведомления',
    columns: ['type', 'created_at', 'read_at', 'shown_at'],
    newest: 'id',
  },
  {
    table: 'market_lot',
    title: 'Лоты',
    owner: 'seller_id',
    columns: [
      'kind',
      'item_id',
      'amount',
      'currency',
      'price',
      'status',
      'created_at',
      'ends_at',
      'closed_at',
    ],
    newest: 'id',
  },
  {
    table: 'raid_castle',
    title: 'Набеги',
    columns: [
      'motto',
      'raids_won',
      'raids_lost',
      'raids_drawn',
      'defences_won',
      'defences_lost',
      'defences_drawn',
    ],
  },
  {
    table: 'left_motto',
    title: 'Оставленные девизы',
    owner: 'author_id',
    columns: ['motto', 'left_at'],
    newest: 'id',
  },
  { table: 'tutorial_step', title: 'Поручения', columns: ['step_key', 'status', 'completed_at'] },
]

async function readTable(source: Source, playerId: number): Promise<OwnDataTable> {
  const { table, title, columns, owner = 'player_id', newest } = source
  const cells = columns.map((column) => `left(${column}::text, ${CELL_MAX})`).join(', ')
  const order = newest === undefined ? '' : `ORDER BY ${newest} DESC`
  const rows = await sql<{ cells: (string | null)[] }>`
    SELECT ARRAY[${trustedText(cells)}] AS cells FROM ${trustedText(table)}
    WHERE ${trustedText(owner)} = ${playerId} ${trustedText(order)} LIMIT ${ROWS_MAX + 1}`
  return {
    name: table,
    title,
    columns: [...columns],
    rows: rows.slice(0, ROWS_MAX).map((row) => row.cells),
    isComplete: rows.length <= ROWS_MAX,
  }
}

/** One table after the other: it is no hurry, and other calls need connections too. */
export const getOwnData = playerQuery<'getOwnData'>(async ({ player }) => {
  const tables: OwnDataTable[] = []
  for (const source of SOURCES) tables.push(await readTable(source, player.id))
  return { takenAt: now().toISOString(), tables }
})
