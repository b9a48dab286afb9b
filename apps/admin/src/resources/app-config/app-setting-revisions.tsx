import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Datagrid, Pagination, ReferenceManyField, WrapperField } from 'react-admin'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resources.ts'
import { TakeText } from '../texts/take-text.tsx'
import { valueWords } from './value-words.ts'

const { BooleanField, DateField, FunctionField, NumberField, TextField } =
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
      <Box sx={{ overflowX: 'auto', width: '100%' }}>
        <Datagrid
          bulkActionButtons={false}
          rowClick={false}
          empty={<Typography>Настройку ещё не меняли.</Typography>}
        >
          <NumberField source="revision" />
          <FunctionField source="value" sortable={false} render={({ value }) => valueWords(value)} />
          <BooleanField source="isDefault" sortable={false} />
          <TextField source="reason" sortable={false} />
          <TextField source="byName" sortable={false} />
          <DateField source="savedAt" sortable={false} locales="ru-RU" showTime options={INSTANT_FORMAT} />
          <WrapperField label="В правку">
            <TakeText fields={['value']} />
          </WrapperField>
        </Datagrid>
      </Box>
    </ReferenceManyField>
  )
}
