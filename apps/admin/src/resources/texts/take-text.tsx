import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'

type TakeTextProps = { fields: readonly string[] }

/** Puts these fields of an older version into the form. It is in force only when it is saved. */
export function TakeText({ fields }: TakeTextProps) {
  const older = useRecordContext()
  const { setValue } = useFormContext()
  if (!older) return null
  const take = () => {
    for (const field of fields) setValue(field, older[field], { shouldDirty: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <Button size="small" onClick={take}>
      Взять в правку
    </Button>
  )
}
