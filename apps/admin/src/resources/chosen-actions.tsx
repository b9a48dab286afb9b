import { BulkExportButton } from 'react-admin'

/** What can be done with the chosen rows of a list whose server finds rows by their ids. */
export function ChosenActions() {
  return <BulkExportButton label="Экспорт выбранных" />
}
