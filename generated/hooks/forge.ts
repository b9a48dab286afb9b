/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  Error,
  GrindGearRequest,
  GrindGearResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getGrindGearUrl = () => {
  return `/forge/grind`
}
/**
 * @summary Try to sharpen gear
 */
export const grindGear = async (grindGearRequest: GrindGearRequest, options?: Parameters<typeof transport>[1]): Promise<GrindGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GrindGearResult>(getGrindGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(grindGearRequest)
  }
);}
export const getGrindGearMutationKey = () => ['grindGear'] as const;
export const getGrindGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grindGear>>, TError,GrindGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof grindGear>>, TError,GrindGearMutationVariables, TContext> => {
const mutationKey = getGrindGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grindGear>>, GrindGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  grindGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type GrindGearMutationResult = NonNullable<Awaited<ReturnType<typeof grindGear>>>
    export type GrindGearMutationBody = GrindGearRequest
    export type GrindGearMutationError = ErrorType<Error>
    export type GrindGearMutationVariables = {data: GrindGearRequest}
    /**
 * @summary Try to sharpen gear
 */
export const useGrindGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grindGear>>, TError,GrindGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grindGear>>,
        TError,
        GrindGearMutationVariables,
        TContext
      > => {
      return useMutation(getGrindGearMutationOptions(options), queryClient);
    }
