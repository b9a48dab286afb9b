// The package ships no types. These cover what the pipeline uses.
declare module '@asyncapi/generator' {
  export type GeneratorOptions = {
    forceWrite?: boolean
    templateParams?: Record<string, string>
  }
  export default class Generator {
    constructor(template: string, targetFolder: string, options?: GeneratorOptions)
    generateFromString(document: string): Promise<void>
  }
}
