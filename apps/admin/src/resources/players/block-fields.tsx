import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { BLOCK_TERMS, type BlockTerm } from './block-end.ts'
import { type BlockTerms, REASON_LENGTH } from './use-block-terms.ts'

function isTerm(value: string): value is BlockTerm {
  return Object.hasOwn(BLOCK_TERMS, value)
}

/** The reason of a block, and how long it lasts. */
export function BlockFields({ reason, setReason, term, setTerm, date, setDate }: BlockTerms) {
  return (
    <>
      <TextField
        label="Причина"
        helperText="Её увидит игрок"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
        size="small"
        sx={{ flex: '1 1 260px', m: 0 }}
      />
      <TextField
        select
        label="Срок"
        value={term}
        onChange={({ target }) => isTerm(target.value) && setTerm(target.value)}
        size="small"
        sx={{ flex: '0 1 180px', m: 0 }}
      >
        {Object.entries(BLOCK_TERMS).map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {term === 'date' ? (
        <TextField
          label="До"
          type="datetime-local"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          size="small"
          sx={{ flex: '0 1 220px', m: 0 }}
        />
      ) : null}
    </>
  )
}
