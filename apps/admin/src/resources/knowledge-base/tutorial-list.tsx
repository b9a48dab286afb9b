import { List, Pagination, TextInput } from 'react-admin'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { ChosenTexts } from './chosen-texts.tsx'
import { setTutorialStates } from './text-calls.ts'
import { STATE_NAMES } from './text-words.ts'

const { BooleanField, DateField, FunctionField, TextField } = recordFields<'knowledge-base/tutorial'>()

const filters = [<TextInput key="q" source="q" label="Поиск по заголовку" alwaysOn resettable />]

/** «Поручения»: the last revision of each text. */
export function TutorialTextList() {
  return (
    <List
      title="Поручения"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListActions />}
      exporter={exportRows}
      empty={false}
      sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0, overflowX: 'auto' } }}
    >
      <ChoosableDatagrid
        rowClick="edit"
        bulkActionButtons={<ChosenTexts call={setTutorialStates} />}
        empty={<p>Ничего не найдено</p>}
      >
        <TextField source="title" />
        <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
        <BooleanField source="isChanged" sortable={false} />
        <TextField source="byName" sortable={false} emptyText="—" />
        <DateField
          source="savedAt"
          sortable={false}
          locales="ru-RU"
          showTime
          options={INSTANT_FORMAT}
          emptyText="—"
        />
      </ChoosableDatagrid>
    </List>
  )
}
