import Typography from '@mui/material/Typography'
import { TextInput, useRecordContext } from 'react-admin'
import type { AdminTutorialText, SaveTutorialTextRequest } from '#generated/types.ts'
import { RecordForm } from '../record-form.tsx'
import type { SourceOf } from '../resource-name.ts'
import { Difference } from '../texts/difference.tsx'
import { StateInput } from './state-input.tsx'
import { CONTENT_RULES, TASK_RULES, TITLE_RULES } from './text-words.ts'
import { TutorialRevisions } from './tutorial-revisions.tsx'

/** `revision` is the one that was read: a text that somebody has changed since is refused. An emptied field is null. */
function requestOf(record: Partial<AdminTutorialText>): SaveTutorialTextRequest {
  const { revision = 0, title, content, task, state = 'DRAFT' } = record
  return { revision, title: title ?? '', content: content ?? '', task: task ?? '', state }
}

function Title() {
  const text = useRecordContext<AdminTutorialText>()
  return <span>{text?.title ?? 'Поручение'}</span>
}

function Compared() {
  const text = useRecordContext<AdminTutorialText>()
  if (!text) return null
  return (
    <Difference
      title="Отличия от исходного текста"
      back="Вернуть исходный текст"
      state="DEFAULT"
      fields={[
        { field: 'title', label: 'Заголовок', given: text.defaultTitle },
        { field: 'content', label: 'Рассказ', given: text.defaultContent },
        { field: 'task', label: 'Задание', given: text.defaultTask },
      ]}
    />
  )
}

const TEXT_FIELDS = ['title', 'content', 'task']

/** One text over the catalogue's, with all of its revisions. */
export function TutorialTextEdit() {
  return (
    <RecordForm title={<Title />} saved="Текст сохранён" requestOf={requestOf} textFields={TEXT_FIELDS}>
      <TextInput
        source={'title' satisfies SourceOf<'knowledge-base/tutorial'>}
        validate={TITLE_RULES}
        fullWidth
      />
      <TextInput
        source={'content' satisfies SourceOf<'knowledge-base/tutorial'>}
        validate={CONTENT_RULES}
        multiline
        minRows={8}
        fullWidth
      />
      <TextInput
        source={'task' satisfies SourceOf<'knowledge-base/tutorial'>}
        validate={TASK_RULES}
        multiline
        minRows={2}
        fullWidth
      />
      <StateInput />
      <Compared />
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Все редакции
      </Typography>
      <TutorialRevisions />
    </RecordForm>
  )
}
