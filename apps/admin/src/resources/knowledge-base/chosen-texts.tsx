import PublishIcon from '@mui/icons-material/Publish'
import UndoIcon from '@mui/icons-material/Undo'
import type { NewTextState } from '#generated/types.ts'
import { ChosenActions } from '../chosen-actions.tsx'
import { type Chosen, SetStates } from '../texts/set-states.tsx'

type ChosenTextsProps<Text extends Chosen> = {
  /** Resolves to how many texts it has changed. */
  call: (texts: readonly Text[], state: NewTextState) => Promise<number>
}

/** What can be done with the chosen texts of tips or quests. */
export function ChosenTexts<Text extends Chosen>({ call }: ChosenTextsProps<Text>) {
  return (
    <>
      <ChosenActions />
      <SetStates<Text>
        label="Опубликовать"
        icon={<PublishIcon />}
        about="Черновики увидят игроки. Остальные тексты не изменятся."
        call={(texts) => call(texts, 'PUBLISHED')}
      />
      <SetStates<Text>
        label="Вернуть исходные"
        icon={<UndoIcon />}
        about="Игроки снова прочтут исходный текст. Правки останутся в редакциях."
        call={(texts) => call(texts, 'DEFAULT')}
      />
    </>
  )
}
