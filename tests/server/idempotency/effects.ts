import { sqlMaybe } from '#server/platform/sql.ts'
import { isFields, type Node } from '#tools/generate/document.ts'

/** Columns that differ between two players who have done the same. */
const OWN_COLUMNS = ['id', 'name', 'name_key', 'guild_tag', 'created_at', 'last_seen_at']

const OWN_ACCOUNT_COLUMNS = ['player_id', 'email', 'email_key', 'password_hash']

/**
 * Everything that commands have changed for a player, or null before the player exists. Left out are ids,
 * secrets, the drawn daily quests, and the progress of hiring, which depends on random losses.
 */
export async function effectsOf(email: string): Promise<Node> {
  const row = await sqlMaybe<{ effects: Node }>`
    SELECT jsonb_build_object(
      'player', to_jsonb(player) - ${OWN_COLUMNS}::text[],
      'account', to_jsonb(account) - ${OWN_ACCOUNT_COLUMNS}::text[],
      'messenger', (SELECT jsonb_build_array(linked_at, session_id IS NULL) FROM messenger_account AS link
        WHERE link.player_id = player.id),
      'money', (SELECT jsonb_agg(jsonb_build_array(currency, amount, source) ORDER BY entry.id)
        FROM money_entry AS entry WHERE player_id = player.id),
      'runs', (SELECT jsonb_agg(jsonb_build_array(mission_key, difficulty, skill, finished_at) ORDER BY run.id)
        FROM mission_run AS run WHERE player_id = player.id),
      'timers', (SELECT count(*) FROM timer JOIN mission_run AS run ON run.id = timer.subject_id
        WHERE timer.kind = 'missionEnd' AND run.player_id = player.id),
      'fights', (SELECT jsonb_agg(viewed_at ORDER BY fight_id) FROM fight_log WHERE player_id = player.id),
      'sessions', (SELECT jsonb_agg(jsonb_build_array(closed_at, password_confirmed_until)
        ORDER BY closed_at, password_confirmed_until) FROM session WHERE player_id = player.id),
      'tokens', (SELECT jsonb_agg(jsonb_build_array(purpose, used_at) ORDER BY purpose, used_at)
        FROM account_token WHERE player_id = player.id),
      'steps', (SELECT jsonb_object_agg(step_key, jsonb_build_array(status, progress))
        FROM tutorial_step WHERE player_id = player.id),
      'claimed', (SELECT count(*) FROM daily_quest WHERE player_id = player.id AND claimed_at IS NOT NULL),
      'infinite', (SELECT jsonb_object_agg(kind, jsonb_build_array(stage, progress))
        FROM infinite_quest WHERE player_id = player.id AND kind <> 'buyArmy'),
      'ladder', (SELECT jsonb_build_array(step, taken_on) FROM daily_reward WHERE player_id = player.id),
      'resources', (SELECT jsonb_object_agg(resource_id, jsonb_build_array(amount, amount_in_market))
        FROM resource_stack WHERE player_id = player.id),
      'notifications', (SELECT jsonb_agg(jsonb_build_array(type, read_at, shown_at) ORDER BY note.id)
        FROM notification AS note WHERE player_id = player.id),
      'gear', (SELECT jsonb_object_agg(gear_id || ' of ' || quality, jsonb_build_array(enhance_points, limits_level,
        own_name, equipped_slot, is_locked, viewed_at IS NULL, craft ->> 'levelMin')) FROM gear AS item WHERE player_id = player.id),
      'gearHistory', (SELECT jsonb_agg(jsonb_build_array(gear_id, action, source) ORDER BY entry.id)
        FROM gear_entry AS entry WHERE player_id = player.id),
      'stacks', (SELECT jsonb_agg(jsonb_build_array(consumable_id, amount) ORDER BY consumable_id)
        FROM consumable_stack WHERE player_id = player.id),
      'craftBook', (SELECT jsonb_agg(name ORDER BY id) FROM craft_category WHERE player_id = player.id),
      'recipes', (SELECT jsonb_agg(jsonb_build_array(gear_id, choice, category_id IS NULL) ORDER BY recipe.id)
        FROM craft_recipe AS recipe WHERE player_id = player.id),
      'lots', (SELECT jsonb_agg(jsonb_build_array(amount, price, status, seller_id = player.id) ORDER BY lot.id)
        FROM market_lot AS lot WHERE player.id IN (lot.seller_id, lot.buyer_id)),
      'points', (SELECT jsonb_agg(jsonb_build_array(amount, action) ORDER BY entry.id)
        FROM enhance_entry AS entry WHERE player_id = player.id),
      'raids', (SELECT to_jsonb(castle) - 'player_id' FROM raid_castle AS castle WHERE castle.player_id = player.id),
      'cooldowns', (SELECT jsonb_agg(until) FROM raid_cooldown AS cooldown WHERE cooldown.player_id = player.id),
      'crusades', (SELECT jsonb_agg(jsonb_build_array(boss_key, crusade.name, started_at, changes, leader_id = player.id,
        (SELECT count(*) FROM crusade_member AS mate WHERE mate.crusade_id = crusade.id),
        (SELECT jsonb_agg(kind) FROM crusade_candidate AS candidate WHERE candidate.crusade_id = crusade.id)))
        FROM crusade WHERE player.id IN (SELECT player_id FROM crusade_member AS member WHERE member.crusade_id = crusade.id
          UNION SELECT player_id FROM crusade_candidate AS own WHERE own.crusade_id = crusade.id)),
      'spyings', (SELECT jsonb_agg(until) FROM raid_spying AS spying WHERE spying.player_id = player.id),
      'guild', (SELECT jsonb_build_array(role.type, role.name, guild.member_count, guild.description, guild.notice,
          (SELECT jsonb_agg(action ORDER BY entry.id) FROM guild_history AS entry WHERE entry.guild_id = guild.id))
        FROM guild_member AS member JOIN guild ON guild.id = member.guild_id JOIN guild_role AS role ON role.id = member.role_id
        WHERE member.player_id = player.id),
      'requests', (SELECT count(*) FROM guild_request WHERE player_id = player.id),
      'shares', (SELECT jsonb_agg(jsonb_build_array(diamonds, is_open)) FROM guild_share WHERE player_id = player.id),
      'orders', (SELECT jsonb_agg(jsonb_build_array(pack_key, state, diamonds_taken) ORDER BY donated.id)
        FROM donate_order AS donated WHERE donated.player_id = player.id),
      'limit', (SELECT jsonb_build_array(kopecks, next_kopecks) FROM donate_limit WHERE player_id = player.id),
      'notes', (SELECT count(*) FROM player_note WHERE by_id = player.id),
      'corrections', (SELECT jsonb_agg(jsonb_build_array(kind, amount, undoes_id IS NULL) ORDER BY done.id)
        FROM correction AS done WHERE by_id = player.id),
      'texts', (SELECT count(*) FROM legal_version WHERE by_id = player.id),
      'news', (SELECT count(*) FROM news_revision WHERE by_id = player.id),
      'gameTexts', (SELECT count(*) FROM text_revision WHERE by_id = player.id),
      'settings', (SELECT count(*) FROM app_setting_revision WHERE by_id = player.id),
      'guides', (SELECT jsonb_agg(jsonb_build_array(published_revision, deleted_at, (SELECT count(*) FROM guide_revision
        WHERE guide_id = guide.id)) ORDER BY guide.id) FROM guide WHERE author_id = player.id),
      'reactions', (SELECT jsonb_agg(reaction) FROM player_reaction WHERE player_id = player.id),
      'tokens', (SELECT count(*) FROM personal_token WHERE player_id = player.id),
      'letters', (SELECT count(*) FROM graphile_worker._private_jobs WHERE payload ->> 'to' = account.email)
    ) AS effects
    FROM player LEFT JOIN account ON account.player_id = player.id
    LEFT JOIN messenger_account AS messenger ON messenger.player_id = player.id
    WHERE email_key = ${email.toLowerCase()} OR 'telegram ' || messenger.messenger_user_id = ${email}`
  return row?.effects ?? null
}

function isInstant(node: Node): boolean {
  return typeof node === 'string' && /^\d{4}-\d\d-\d\dT/.test(node)
}

/** Replaces instants, which differ between players, by a constant. */
function withoutInstants(node: Node): Node {
  if (isInstant(node)) return 'an instant'
  if (Array.isArray(node)) return node.map(withoutInstants)
  if (!isFields(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutInstants(value)]))
}

/** A list as an object. Items after the first `known` are numbered from there, so that earlier ones do not matter. */
function itemsOf(list: readonly Node[], known: number): { readonly [place: string]: Node } {
  return Object.fromEntries(
    list.map((item, index) => [index < known ? `${index}` : `new ${index - known}`, item]),
  )
}

/** The changes between two states: differences of numbers, and lists by item. Unchanged parts are left out. */
export function changeBetween(before: Node | undefined, after: Node | undefined): Node | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (typeof before === 'number' && typeof after === 'number') return after - before
  if (Array.isArray(before) && Array.isArray(after)) {
    return changeBetween(itemsOf(before, before.length), itemsOf(after, before.length))
  }
  const isPair = isFields(before) && isFields(after)
  if (!isPair) return withoutInstants(after ?? null)
  const keys = Object.keys({ ...before, ...after })
  const changes = keys.flatMap((key): [string, Node][] => {
    const change = changeBetween(Reflect.get(before, key), Reflect.get(after, key))
    return change === undefined ? [] : [[key, change]]
  })
  return Object.fromEntries(changes)
}
