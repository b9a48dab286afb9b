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
  RestoreEnergyResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getRestoreEnergyUrl = () => {
  return `/player-energy/restore`
}
/**
 * @summary Restore energy
 */
export const restoreEnergy = async ( options?: Parameters<typeof transport>[1]): Promise<RestoreEnergyResult> => {
  return transport<RestoreEnergyResult>(getRestoreEnergyUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getRestoreEnergyMutationKey = () => ['restoreEnergy'] as const;
export const getRestoreEnergyMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext> => {
const mutationKey = getRestoreEnergyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreEnergy>>, void> = () => {
          return  restoreEnergy(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RestoreEnergyMutationResult = NonNullable<Awaited<ReturnType<typeof restoreEnergy>>>
    export type RestoreEnergyMutationError = ErrorType<Error>
    /**
 * @summary Restore energy
 */
export const useRestoreEnergy = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreEnergy>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreEnergy>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRestoreEnergyMutationOptions(options), queryClient);
    }
