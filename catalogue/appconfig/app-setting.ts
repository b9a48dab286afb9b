type Described = {
  /** Heading in the console. */
  readonly group: string
  readonly title: string
  /** What it changes, its unit, and what its limits mean. */
  readonly description: string
}

type BooleanSetting = { readonly schema: { readonly type: 'boolean' }; readonly default: boolean }

type IntegerSetting = {
  readonly schema: { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  readonly default: number
}

type TextSetting = {
  readonly schema: {
    readonly type: 'string'
    readonly minLength: number
    readonly maxLength: number
    readonly pattern: string
  }
  readonly default: string
}

/** A setting of the whole game: what it is, a JSON schema of its values, and the value that the game comes with. */
export type AppSetting = Described & (BooleanSetting | IntegerSetting | TextSetting)

/** The values that a schema allows. */
export type ValueOf<Schema> = Schema extends { readonly type: 'boolean' }
  ? boolean
  : Schema extends { readonly type: 'integer' }
    ? number
    : string
