import Typography from '@mui/material/Typography'
import { TextInput, useRecordContext } from 'react-admin'
import type { AdminTipText, SaveTipTextRequest } from '#generated/types.ts'
import { RecordForm } from '../record-form.tsx'
import type { SourceOf } from '../resource-name.ts'
import { Difference } from '../texts/difference.tsx'
import { StateInput } from './state-input.tsx'
import { TIP_RULES, TITLE_RULES } from './text-words.ts'
import { TipRevisions } from './tip-revisions.tsx'

/** `revision` is the one that was read: a text that somebody has changed since is refused. An emptied field is null. */
function requestOf(record: Partial<AdminTipText>): SaveTipTextRequest {
  const { revision = 0, title, baseContent, additionalContent, state = 'DRAFT' } = record
  return {
    revision,
    title: title ?? '',
    baseContent: baseContent ?? '',
    additionalContent: additionalContent ?? '',
    state,
  }
}

function Title() {
  const text = useRecordContext<AdminTipText>()
  return <span>{text?.title ?? 'Подсказка'}</span>
}

function Compared() {
  const text = useRecordContext<AdminTipText>()
  if (!text) return null
  return (
    <Difference
      title="Отличия от исходного текста"
      back="Вернуть исходный текст"
      state="DEFAULT"
      fields={[
        { field: 'title', label: 'Заголовок', given: text.defaultTitle },
        { field: 'baseContent', label: 'Текст', given: text.defaultBaseContent },
        { field: 'additionalContent', label: 'Подробности', given: text.defaultAdditionalContent },
      ]}
    />
  )
}

const TEXT_FIELDS = ['title', 'baseContent', 'additionalContent']

/** One text over the catalogue's, with all of its revisions. */
export function TipTextEdit() {
  return (
    <RecordForm title={<Title />} saved="Текст сохранён" requestOf={requestOf} textFields={TEXT_FIELDS}>
      <TextInput source={'title' satisfies SourceOf<'knowledge-base/tip'>} validate={TITLE_RULES} fullWidth />
      <TextInput
        source={'baseContent' satisfies SourceOf<'knowledge-base/tip'>}
        validate={TIP_RULES}
        multiline
        minRows={5}
        fullWidth
      />
      <TextInput
        source={'additionalContent' satisfies SourceOf<'knowledge-base/tip'>}
        validate={TIP_RULES}
        multiline
        minRows={4}
        fullWidth
      />
      <StateInput />
      <Compared />
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Все редакции
      </Typography>
      <TipRevisions />
    </RecordForm>
  )
}
