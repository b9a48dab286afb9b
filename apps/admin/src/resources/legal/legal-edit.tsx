import Typography from '@mui/material/Typography'
import {
  Edit,
  maxLength,
  minLength,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import type { AdminLegalText, SetLegalTextRequest } from '#generated/types.ts'
import { KeptText, useForgetText } from '../kept-text.tsx'
import { RecordError } from '../record-error.tsx'
import { RECORD_QUERY } from '../record-query.ts'
import type { SourceOf } from '../resource-name.ts'
import { LEGAL_NAMES } from './legal-names.ts'
import { LegalVersions } from './legal-versions.tsx'

const TITLE_RULES = [minLength(3, 'Не короче 3 знаков'), maxLength(100, 'Не длиннее 100 знаков')]
const BODY_RULES = [minLength(10, 'Не короче 10 знаков'), maxLength(30_000, 'Не длиннее 30 000 знаков')]

function LegalTitle() {
  const text = useRecordContext<AdminLegalText>()
  return <span>{text ? LEGAL_NAMES[text.id] : 'Текст'}</span>
}

function PublishBar() {
  return (
    <Toolbar>
      <SaveButton label="Опубликовать" />
    </Toolbar>
  )
}

/** What the call takes. `version` is the one that was read: a text that somebody has changed since is refused. */
function requestOf({ version, title, body }: Partial<AdminLegalText>): SetLegalTextRequest {
  return { version: version ?? 1, title: title ?? '', body: body ?? '' }
}

const TEXT_FIELDS = ['title', 'body']

/** One legal text: a change is in force as soon as it is published, and every version stays. */
export function LegalEdit() {
  const notify = useNotify()
  const refresh = useRefresh()
  const forgetText = useForgetText()
  // The list of versions is read again, too.
  const onSuccess = ({ id }: { id: string | number }) => {
    forgetText(id)
    notify('Документ опубликован', { type: 'success' })
    refresh()
  }
  return (
    <Edit
      title={<LegalTitle />}
      actions={false}
      mutationMode="pessimistic"
      queryOptions={RECORD_QUERY}
      error={<RecordError />}
      transform={requestOf}
      mutationOptions={{ onSuccess }}
      sx={{ mt: 2, '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } }}
    >
      <SimpleForm toolbar={<PublishBar />}>
        <KeptText fields={TEXT_FIELDS} />
        <TextInput source={'title' satisfies SourceOf<'legal'>} validate={TITLE_RULES} fullWidth />
        <TextInput
          source={'body' satisfies SourceOf<'legal'>}
          validate={BODY_RULES}
          helperText="Без разметки. Пустая строка начинает новый абзац, «# » в начале строки делает её заголовком, «- » строкой списка."
          multiline
          minRows={12}
          fullWidth
        />
        <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
          Все версии
        </Typography>
        <LegalVersions />
      </SimpleForm>
    </Edit>
  )
}
