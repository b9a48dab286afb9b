import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, fieldsOf } from './document.ts'
import { oneLineJson } from './print-json.ts'

const HEADER = '// Generated from contracts/openapi.yaml. Do not edit.\n\n'

/** Constants of `form-texts.ts` and their schemas. */
const FORM_TEXTS = {
  EMAIL: 'Email',
  NEW_PASSWORD: 'Password',
  PRESENT_PASSWORD: 'AnyPassword',
  FACTOR_CODE: 'FactorCode',
  MOTTO: 'Motto',
  GUILD_NAME: 'NewGuildName',
  GUILD_TAG: 'GuildTag',
  NEW_GUILD_TAG: 'NewGuildTag',
  GUILD_DESCRIPTION: 'GuildDescription',
  GUILD_NOTICE: 'GuildNotice',
  GUILD_ROLE_NAME: 'GuildRoleName',
  CRUSADE_NAME: 'CrusadeName',
}

/**
 * Writes `form-texts.ts`: the bounds of texts that a form checks before it is sent, and the message when one is
 * broken, with another one for characters that are not allowed. The browser needs only these few schemas, not the whole contract.
 */
export async function writeFormTexts(openapi: Fields, out: string) {
  const schemas = fieldsOf(fieldsOf(openapi, 'components'), 'schemas')
  const lines = Object.entries(FORM_TEXTS).map(([constant, name]) => {
    const schema = fieldsOf(schemas, name)
    const { minLength, maxLength, pattern, 'x-message': message } = schema
    const patternMessage = fieldsOf(schema, 'x-messages').pattern
    const text = oneLineJson({ minLength, maxLength, pattern, message, patternMessage })
    return `export const ${constant} = ${text} as const\n`
  })
  await writeFile(join(out, 'form-texts.ts'), `${HEADER}${lines.join('')}`)
}
