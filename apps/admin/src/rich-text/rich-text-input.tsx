import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useInput, useTranslateLabel, type Validator } from 'react-admin'
import { TextEditor } from '#apps/rich-text/text-editor.tsx'
import { LinkForm } from './link-form.tsx'
import { RICH_TEXT_THEME } from './rich-text-theme.ts'

type RichTextInputProps = { source: string; validate: Validator[]; helperText: string }

/** A text with markup in a form, written in the editor of the game's guides. */
export function RichTextInput({ source, validate, helperText }: RichTextInputProps) {
  const { field, fieldState } = useInput({ source, validate })
  const label = String(useTranslateLabel()({ source }))
  const { error } = fieldState
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={RICH_TEXT_THEME}>
        <TextEditor
          label={label}
          content={String(field.value ?? '')}
          onChange={field.onChange}
          linkForm={LinkForm}
        />
      </Box>
      <FormHelperText error={error !== undefined}>{error?.message ?? helperText}</FormHelperText>
    </Box>
  )
}
