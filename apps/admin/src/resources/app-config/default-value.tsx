import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AdminAppSetting } from '#generated/types.ts'
import { valueWords } from './value-words.ts'

/** What the game comes with, and the way back to it. It is in force only when it is saved. */
export function DefaultValue() {
  const setting = useRecordContext<AdminAppSetting>()
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ name: 'value' })
  if (!setting) return null
  const { defaultValue } = setting
  const isSame = (value ?? '') === defaultValue
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isSame ? 'Это исходное значение.' : `Исходное значение: ${valueWords(defaultValue)}`}
      </Typography>
      {!isSame && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1, mb: 2 }}
          onClick={() => setValue('value', defaultValue, { shouldDirty: true })}
        >
          Вернуть исходное
        </Button>
      )}
    </>
  )
}
