import Typography from '@mui/material/Typography'
import { maxLength, minLength, required, TextInput, useRecordContext } from 'react-admin'
import type { AdminAppSetting, SaveAppSettingRequest } from '#generated/types.ts'
import { RecordForm } from '../record-form.tsx'
import { AppSettingRevisions } from './app-setting-revisions.tsx'
import { DefaultValue } from './default-value.tsx'
import { ValueInput } from './value-input.tsx'

/** Not a field of the record: it is empty again after each save. */
const REASON = 'changeReason'

const REASON_RULES = [
  required('Назовите причину'),
  minLength(3, 'Хотя бы три знака'),
  maxLength(200, 'Не длиннее 200 знаков'),
]

type Edited = Partial<AdminAppSetting> & { readonly [REASON]?: string }

/** `revision` is the one that was read. An emptied text is null in the form. The default itself means the way back to it. */
function requestOf({ revision = 0, value, defaultValue, changeReason = '' }: Edited): SaveAppSettingRequest {
  const wanted = value ?? ''
  return { revision, value: wanted === defaultValue ? null : wanted, reason: changeReason }
}

function Title() {
  return <span>{useRecordContext<AdminAppSetting>()?.title ?? 'Настройка'}</span>
}

function Description() {
  return (
    <Typography sx={{ mb: 2, maxWidth: 720 }}>{useRecordContext<AdminAppSetting>()?.description}</Typography>
  )
}

const TEXT_FIELDS = [REASON]

/** One setting of the game, with all of its changes. */
export function AppSettingEdit() {
  return (
    <RecordForm title={<Title />} saved="Настройка сохранена" requestOf={requestOf} textFields={TEXT_FIELDS}>
      <Description />
      <ValueInput />
      <DefaultValue />
      <TextInput
        source={REASON}
        label="Почему меняете"
        helperText="Прочтут другие администраторы. Игра покажет новое за пару секунд."
        validate={REASON_RULES}
        fullWidth
      />
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        Все изменения
      </Typography>
      <AppSettingRevisions />
    </RecordForm>
  )
}
