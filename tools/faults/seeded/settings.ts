import type { Fault } from '../fault.ts'

/** Names, letters and deletions. */
export const SETTINGS_FAULTS: readonly Fault[] = [
  {
    name: 'a name that was given up is free at once',
    file: 'server/game/player/former-names.ts',
    replace: 'if (reserved.length > 0) throw nameTaken()',
    by: 'if (reserved.length > 99) throw nameTaken()',
    seenBy: { file: 'tests/server/settings/profile.test.ts', test: 'for ninety days' },
  },
  {
    name: 'every new name is free',
    file: 'rules/settings/rename.ts',
    replace: 'diamonds: changes === 0 ? 0 : RENAME_DIAMONDS',
    by: 'diamonds: changes >= 0 ? 0 : RENAME_DIAMONDS',
    seenBy: { file: 'tests/server/settings/profile.test.ts', test: 'is free once' },
  },
  {
    name: 'metal lies on metal',
    file: 'rules/heraldry/arms-refusals.ts',
    replace: 'isMetal(field) !== isMetal(other),',
    by: 'isMetal(field) || isMetal(other),',
    seenBy: { file: 'tests/rules/heraldry.test.ts', test: 'lay colour on metal' },
  },
  {
    name: 'a deletion that was called back happens',
    file: 'server/domains/settings/deletion/delete-player.ts',
    replace: 'deletionDueAt === null || deletionDueAt > now()',
    by: 'deletionDueAt !== null && deletionDueAt > now()',
    seenBy: { file: 'tests/server/settings/deletion.test.ts', test: 'can be called back' },
  },
  {
    name: 'reports of others keep the name of a deleted player',
    file: 'server/game/raids/raid-host.ts',
    replace: 'name: NO_HOST_NAME,',
    by: 'name: player.name,',
    seenBy: { file: 'tests/server/settings/deletion.test.ts', test: 'leaves nothing that names' },
  },
  {
    name: 'a notification names its reader instead of the other player',
    file: 'server/game/notifications/read-event.ts',
    replace: 'player.id = notification.subject_id) AS',
    by: 'player.id = notification.player_id) AS',
    seenBy: { file: 'tests/server/settings/word-names.test.ts', test: 'leave everything that others read' },
  },
  {
    name: 'a shared report keeps its hosts without names',
    file: 'server/game/fights/host-names.ts',
    replace: 'return name === undefined ? host : { ...host, name }',
    by: 'return name === undefined ? { ...host, name } : host',
    seenBy: { file: 'tests/server/settings/word-names.test.ts', test: 'bring a crusade home' },
  },
  {
    name: 'words that deletions replaced stay lost',
    file: 'server/migrations/0077-mended-json.sql',
    replace: 'UPDATE notification SET payload = pg_temp.mended(payload, payload)',
    by: 'UPDATE notification SET payload = payload',
    seenBy: { file: 'tests/server/platform/names-by-ids.test.ts', test: 'mends what deletions wrote' },
  },
  {
    name: 'a deleted castle is shown as an opponent',
    file: 'server/domains/raids/handlers.ts',
    replace:
      "    const castle = await findPlayer(opponentId)\n    if (!castle || castle.kind === 'DELETED') throw",
    by: '    const castle = await findPlayer(opponentId)\n    if (!castle) throw',
    seenBy: { file: 'tests/server/settings/deletion.test.ts', test: 'takes the castle out of top lists' },
  },
  {
    name: 'who paid for a deleted castle is never forgotten',
    file: 'server/domains/donate/purge-payers.ts',
    replace: "AND player.kind = 'DELETED' LIMIT",
    by: "AND player.kind = 'HUMAN' LIMIT",
    seenBy: { file: 'tests/server/donate/payers.test.ts', test: 'is forgotten after half a year' },
  },
  {
    name: 'a founder who is deleted keeps the shares of others',
    file: 'rules/settings/deletion.ts',
    replace: "if (ties.hasFoundingShare) return 'FOUNDING'",
    by: "if (ties.hasFoundingShare && ties.hasRequest) return 'FOUNDING'",
    seenBy: { file: 'tests/server/settings/deletion.test.ts', test: 'returns every share' },
  },
  {
    name: 'the new address alone changes the e-mail at once',
    file: 'rules/settings/email-change.ts',
    replace: 'oldConfirmedAt === null\n    ? newConfirmedAt + OLD_ADDRESS_DAYS * DAY_MS',
    by: 'oldConfirmedAt === null\n    ? newConfirmedAt',
    seenBy: { file: 'tests/server/settings/email-change.test.ts', test: 'waits three days' },
  },
  {
    name: 'a toast that nobody wants is shown',
    file: 'server/game/notifications/notify.ts',
    replace: '= ANY(not_toasted))',
    by: '<> ALL(not_toasted))',
    seenBy: { file: 'tests/server/settings/choices.test.ts', test: 'of a kind that is not wanted' },
  },
  {
    name: 'what an open tab has shown is pushed',
    file: 'server/game/notifications/queue-pushes.ts',
    replace: 'note.shown_at IS NULL OR',
    by: 'true OR',
    seenBy: { file: 'tests/server/notifications/push.test.ts', test: 'is not sent for what an open tab' },
  },
]
