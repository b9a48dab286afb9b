import { command } from '../../game/commands/command.ts'
import { refuseOlder } from '../../game/texts/refuse-older.ts'
import { changesText } from './changes-text.ts'
import { requireQuestText, saveQuestText } from './tutorial-texts.ts'

export const setTutorialStates = command<'setTutorialStates'>(
  async ({ player, body: { texts, state } }) => {
    const changed: string[] = []
    for (const { tutorialKey, revision } of texts) {
      const quest = await requireQuestText(tutorialKey)
      refuseOlder(quest, revision)
      if (!changesText(quest, state)) continue
      const { title, content, task } = quest
      await saveQuestText(tutorialKey, { revision, title, content, task, state }, player.id)
      changed.push(tutorialKey)
    }
    return { changed }
  },
  {
    records: ({ body: { state } }, { changed }) =>
      changed.map((tutorialKey) => ({ subjectId: null, request: { tutorialKey, state } })),
  },
)
