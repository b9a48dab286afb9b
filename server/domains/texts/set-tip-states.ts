import { command } from '../../game/commands/command.ts'
import { refuseOlder } from '../../game/texts/refuse-older.ts'
import { changesText } from './changes-text.ts'
import { requireTipText, saveTipText } from './tip-texts.ts'

export const setTipStates = command<'setTipStates'>(
  async ({ player, body: { tips, state } }) => {
    const changed: string[] = []
    for (const { tipKey, revision } of tips) {
      const tip = await requireTipText(tipKey)
      refuseOlder(tip, revision)
      if (!changesText(tip, state)) continue
      const { title, baseContent, additionalContent } = tip
      await saveTipText(tipKey, { revision, title, baseContent, additionalContent, state }, player.id)
      changed.push(tipKey)
    }
    return { changed }
  },
  {
    records: ({ body: { state } }, { changed }) =>
      changed.map((tipKey) => ({ subjectId: null, request: { tipKey, state } })),
  },
)
