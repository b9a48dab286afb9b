import type { OwnDataSource } from './source.ts'

const MOVES = ['action', 'amount', 'source', 'reference', 'created_at']

/**
 * What the player has and does in the game. Columns that name other players, secrets and what the game has not revealed
 * yet are left out.
 */
export const CASTLE_TABLES: readonly OwnDataSource[] = [
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
  {
    table: 'army_entry',
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
      'created_at',
    ],
    newest: 'id',
  },
  { table: 'resource_stack', title: 'Припасы', columns: ['resource_id', 'amount', 'amount_in_market'] },
  { table: 'consumable_stack', title: 'Вина', columns: ['consumable_id', 'amount', 'amount_in_market'] },
  {
    table: 'enhance_entry',
    title: 'Заточенные звёзды',
    columns: ['amount', 'action', 'created_at'],
    newest: 'id',
  },
  {
    table: 'sharpening_try',
    title: 'Заточка',
    columns: ['gear_name', 'type', 'name', 'level', 'chance_percent', 'success', 'created_at'],
    newest: 'id',
  },
  { table: 'fight_log', title: 'Летопись битв', columns: ['fight_id', 'viewed_at'], newest: 'fight_id' },
  {
    table: 'standing',
    title: 'Места среди лучших',
    columns: ['level', 'wins', 'losses', 'draws', 'total_gold'],
  },
  {
    table: 'daily_quest',
    title: 'Поручения дня',
    columns: ['day', 'quest_key', 'progress', 'claimed_at'],
  },
  { table: 'daily_reward', title: 'Награды за вход', columns: ['step', 'taken_on'] },
  { table: 'infinite_quest', title: 'Бесконечные поручения', columns: ['kind', 'stage', 'progress'] },
  {
    table: 'challenge_score',
    title: 'Испытания',
    columns: ['challenge_id', 'score', 'place', 'reward'],
    newest: 'challenge_id',
  },
  {
    table: 'challenge_record',
    title: 'Лучшее в испытаниях',
    columns: ['type', 'score', 'place', 'ended_at'],
  },
  {
    table: 'crusade',
    title: 'Собранные крестовые походы',
    owner: 'leader_id',
    columns: ['boss_key', 'name', 'created_at', 'started_at', 'ends_at'],
    newest: 'id',
  },
  {
    table: 'crusade_member',
    title: 'Крестовые походы',
    columns: ['crusade_id', 'joined_at', 'finished_at'],
    newest: 'id',
  },
  {
    table: 'crusade_candidate',
    title: 'Просьбы и приглашения в поход',
    columns: ['crusade_id', 'kind', 'since'],
  },
  {
    table: 'guild',
    title: 'Гильдия, которой вы правите',
    owner: 'leader_id',
    columns: ['name', 'tag', 'description', 'notice', 'created_at'],
  },
  { table: 'guild_member', title: 'Гильдия', columns: ['guild_id', 'joined_at'] },
  { table: 'guild_request', title: 'Заявки в гильдии', columns: ['guild_id', 'sent_at'] },
  {
    table: 'guild_founding',
    title: 'Сборы на гильдию',
    owner: 'founder_id',
    columns: ['name', 'tag', 'description', 'diamonds', 'status', 'created_at', 'ends_at', 'closed_at'],
    newest: 'id',
  },
  {
    table: 'guild_share',
    title: 'Доли в сборах на гильдию',
    columns: ['founding_id', 'diamonds', 'is_open', 'chipped_in_at'],
    newest: 'founding_id',
  },
]
