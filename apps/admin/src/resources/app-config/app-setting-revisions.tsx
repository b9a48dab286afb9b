import { Pagination, ReferenceManyField, WrapperField } from 'react-admin'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { TakeText } from '../texts/take-text.tsx'
import { valueWords } from './value-words.ts'

const { BooleanField, InstantField, FunctionField, NumberField, TextField } =
  recordFields<'app-config-revisions'>()

/** Every change of the setting, newest first. */
export function AppSettingRevisions() {
  return (
    <ReferenceManyField
      reference={'app-config-revisions' satisfies ResourceName}
      target={'settingKey' satisfies SourceOf<'app-config-revisions'>}
      sort={sortedBy<'app-config-revisions'>('revision', 'DESC')}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25]} />}
    >
      <HistoryTable empty="Настройку ещё не меняли.">
        <NumberField source="revision" />
        <FunctionField source="value" sortable={false} render={({ value }) => valueWords(value)} />
        <BooleanField source="isDefault" sortable={false} />
        <TextField source="reason" sortable={false} />
        <TextField source="byName" sortable={false} />
        <InstantField source="savedAt" sortable={false} />
        <WrapperField label="В правку">
          <TakeText fields={['value']} />
        </WrapperField>
      </HistoryTable>
    </ReferenceManyField>
  )
}
