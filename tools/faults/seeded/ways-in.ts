import type { Fault } from '../fault.ts'

const WAYS_IN = 'tests/server/auth/ways-in.test.ts'
const OWNER = 'tests/server/auth/telegram-owner.test.ts'
const OLD_LAUNCH = 'tests/server/auth/old-launch.test.ts'

/** What opens a castle, and what ends it. */
export const WAYS_IN_FAULTS: readonly Fault[] = [
  {
    name: 'a session alone links Telegram',
    file: 'server/domains/auth/telegram/manage.ts',
    replace: '    await requireOwner(call, owner)\n',
    by: '    void owner\n',
    seenBy: { file: OWNER, test: 'takes the password' },
  },
  {
    name: 'no letter reports the link to Telegram',
    file: 'server/domains/auth/telegram/link.ts',
    replace: "  postLetter('telegramLinked', playerId)\n",
    by: '',
    seenBy: { file: OWNER, test: 'is reported by letter' },
  },
  {
    name: 'a login that Telegram has begun outlives the link',
    file: 'server/domains/auth/telegram/manage.ts',
    replace: '    await endLoginSteps(player.id)\n',
    by: '',
    seenBy: { file: OWNER, test: 'ends logins that wait' },
  },
  {
    name: 'a new password leaves Telegram',
    file: 'server/domains/auth/end-ways-in.ts',
    replace: '  if (!staysInMessenger) await removeLink(playerId)\n',
    by: '  void staysInMessenger\n  void removeLink\n',
    seenBy: { file: WAYS_IN, test: 'a linked messenger' },
  },
  {
    name: 'a new password leaves a change of the e-mail',
    file: 'server/domains/auth/end-ways-in.ts',
    replace: '  await endEmailChange(playerId)\n',
    by: '  void endEmailChange\n',
    seenBy: { file: WAYS_IN, test: 'a change of the e-mail' },
  },
  {
    name: 'a browser stays known after a new password',
    file: 'server/platform/sessions/new-device.ts',
    replace: 'coalesce(other.closed_at > ${since}::timestamptz, true)',
    by: 'coalesce(${since}::timestamptz IS NULL OR true, true)',
    seenBy: { file: WAYS_IN, test: 'a browser that is known' },
  },
  {
    name: 'an old launch opens a session',
    file: 'server/domains/auth/telegram/log-in.ts',
    replace: '    if (launch.isOld) throw launchExpired()\n',
    by: '',
    seenBy: { file: OLD_LAUNCH, test: 'opens no session of its own' },
  },
  {
    name: 'an old launch loses its session',
    file: 'server/domains/auth/telegram/log-in.ts',
    replace: 'await findLaunched(player.id, launch.hash)',
    by: 'launch.isOld ? undefined : await findLaunched(player.id, launch.hash)',
    seenBy: { file: OLD_LAUNCH, test: 'goes on with the session that it has opened' },
  },
  {
    name: 'a copied launch comes back after its session was closed',
    file: 'server/domains/auth/telegram/log-in.ts',
    replace: '    if (await wasPutOutSince(player.id, launch.startedAt)) throw launchEnded()\n',
    by: '    void wasPutOutSince\n    void launchEnded\n',
    seenBy: { file: OLD_LAUNCH, test: 'opens no other one' },
  },
  {
    name: 'many accounts flood a mailbox at once',
    file: 'server/domains/auth/letters.ts',
    replace:
      "      if (purpose === 'CHANGE_EMAIL_NEW' && !(await mayMailTo(change.email))) return undefined\n",
    by: '',
    seenBy: { file: 'tests/server/auth/letters-to-address.test.ts', test: 'of many accounts at once' },
  },
  {
    name: 'another page pays on the practice page',
    file: 'server/domains/donate/sandbox-page.ts',
    replace: '      checkOrigin(request)\n',
    by: '      void checkOrigin\n',
    seenBy: { file: 'tests/server/donate/sandbox-page.test.ts' },
  },
  {
    name: 'a common word with a number is a password',
    file: 'server/domains/auth/common-passwords.ts',
    replace: " || known.has(wordIn(text) ?? '')",
    by: '',
    seenBy: { file: 'tests/server/auth/common-passwords.test.ts', test: 'a word with a number' },
  },
  {
    name: 'a logout ends the session that replaced the named one',
    file: 'server/domains/auth/log-out.ts',
    replace: '    if (!isMeant(call)) return undefined\n',
    by: '',
    seenBy: { file: 'tests/server/auth/login.test.ts', test: 'a second tab has replaced' },
  },
  {
    name: 'a late logout takes the cookie of the new session away',
    file: 'server/domains/auth/log-out.ts',
    replace: '    else if (await isReplaced(query.sessionId)) return undefined\n',
    by: '    void isReplaced\n',
    seenBy: { file: 'tests/server/auth/login.test.ts', test: 'a second tab has replaced' },
  },
  {
    name: 'a tab receives the data of the castle that a second tab has entered',
    file: 'server/platform/live/admit.ts',
    replace: "  if (shown !== undefined && shown !== sessionId) return 'unauthorized'\n",
    by: '  void shown\n',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'shows another session' },
  },
  {
    name: 'init data need no signature of the messenger',
    file: 'server/domains/auth/telegram/init-data.ts',
    replace: "!pairs?.get('signature')",
    by: '!pairs',
    seenBy: { file: 'tests/server/auth/init-data.test.ts', test: 'need a signature of the messenger' },
  },
]
