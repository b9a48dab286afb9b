import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, fieldsOf } from './document.ts'

const HEADER = '// Generated from contracts/openapi.yaml. Do not edit.\n\n'

/** Constants of `form-texts.ts` and their schemas. */
const FORM_TEXTS = {
  EMAIL: 'Email',
  NEW_PASSWORD: 'Password',
  PRESENT_PASSWORD: 'AnyPassword',
  FACTOR_CODE: 'FactorCode',
  MOTTO: 'Motto',
  GUILD_NAME: 'GuildName',
  GUILD_TAG: 'GuildTag',
  GUILD_DESCRIPTION: 'GuildDescription',
  GUILD_NOTICE: 'GuildNotice',
  GUILD_ROLE_NAME: 'GuildRoleName',
  CRUSADE_NAME: 'CrusadeName',
}

/**
 * Writes `form-texts.ts`: the bounds of texts that a form checks before it is sent, and the message when one is
 * broken. The browser needs only these few schemas, not the whole contract.
 */
export async function writeFormTexts(openapi: Fields, out: string) {
  const schemas = fieldsOf(fieldsOf(openapi, 'components'), 'schemas')
  const lines = Object.entries(FORM_TEXTS).map(([constant, name]) => {
    const { minLength, maxLength, pattern, 'x-message': message } = fieldsOf(schemas, name)
    return `export const ${constant} = ${JSON.stringify({ minLength, maxLength, pattern, message })} as const\n`
  })
  await writeFile(join(out, 'form-texts.ts'), `${HEADER}${lines.join('')}`)
}
