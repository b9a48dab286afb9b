import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { AdminAppSetting } from '#generated/types.ts'
import type { SourceOf } from '../resource-name.ts'

const SOURCE = 'value' satisfies SourceOf<'app-config'>

function wholeNumber(value: unknown): string | undefined {
  return Number.isInteger(value) ? undefined : 'Укажите целое число'
}

/** The input that fits the setting's type. The server checks the same limits. */
export function ValueInput() {
  const setting = useRecordContext<AdminAppSetting>()
  if (!setting) return null
  const { type, title, minimum, maximum, maxLength: longest } = setting
  if (type === 'BOOLEAN') return <BooleanInput source={SOURCE} label={title} />
  if (type === 'INTEGER')
    return (
      <NumberInput
        source={SOURCE}
        label={title}
        step={1}
        validate={[
          required('Укажите число'),
          wholeNumber,
          minValue(minimum ?? 0, `Не меньше ${minimum}`),
          maxValue(maximum ?? 0, `Не больше ${maximum}`),
        ]}
      />
    )
  return (
    <TextInput
      source={SOURCE}
      label={title}
      multiline
      fullWidth
      validate={maxLength(longest ?? 0, `Не длиннее ${longest} знаков`)}
    />
  )
}
