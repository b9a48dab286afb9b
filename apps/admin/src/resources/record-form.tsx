import type { ReactElement, ReactNode } from 'react'
import { Edit, SaveButton, SimpleForm, Toolbar, useNotify, useRefresh } from 'react-admin'
import { KeptText, useForgetText } from './kept-text.tsx'
import { RecordError } from './record-error.tsx'
import { RECORD_QUERY } from './record-query.ts'

function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  )
}

type RecordFormProps = {
  title: ReactElement
  /** Said after a save: «Текст сохранён». */
  saved: string
  /** What the call takes of the record in the form. */
  requestOf: (record: object) => object
  /** Fields whose text is kept until it is saved. */
  textFields: readonly string[]
  children: ReactNode
}

/** One record with its revisions. The list of revisions is read again after each save. */
export function RecordForm({ title, saved, requestOf, textFields, children }: RecordFormProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  const forgetText = useForgetText()
  const onSuccess = ({ id }: { id: string | number }) => {
    forgetText(id)
    notify(saved, { type: 'success' })
    refresh()
  }
  return (
    <Edit
      title={title}
      actions={false}
      mutationMode="pessimistic"
      queryOptions={RECORD_QUERY}
      error={<RecordError />}
      transform={requestOf}
      mutationOptions={{ onSuccess }}
      sx={{ mt: 2, '& .RaEdit-main, & .RaEdit-card': { minWidth: 0 } }}
    >
      <SimpleForm toolbar={<SaveBar />}>
        <KeptText fields={textFields} />
        {children}
      </SimpleForm>
    </Edit>
  )
}
