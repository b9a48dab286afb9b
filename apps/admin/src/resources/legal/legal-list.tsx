import { Datagrid, List } from 'react-admin'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { LEGAL_NAMES } from './legal-names.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'legal'>()

/** «Документы»: the versions in force. */
export function LegalList() {
  return (
    <List title="Документы" pagination={false} actions={<ListActions />} exporter={exportRows} empty={false}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <FunctionField source="id" sortable={false} render={({ id }) => LEGAL_NAMES[id]} />
        <NumberField source="version" sortable={false} />
        <TextField source="byName" sortable={false} emptyText="—" />
        <DateField
          source="publishedAt"
          sortable={false}
          locales="ru-RU"
          showTime
          options={INSTANT_FORMAT}
          emptyText="—"
        />
      </Datagrid>
    </List>
  )
}
