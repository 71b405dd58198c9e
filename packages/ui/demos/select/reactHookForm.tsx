import { Button, Select } from '@exchange/ui';
import { useForm } from 'react-hook-form';

export function SelectWithReactHookForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { network: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Select
        label="Network"
        error={formState.errors.network?.message}
        {...register('network', { required: 'Choose a network.' })}
      >
        <option value="">Choose</option>
        <option value="eth">Ethereum</option>
        <option value="trx">Tron</option>
      </Select>
      <Button type="submit">{formState.isSubmitSuccessful ? 'Sent' : 'Send'}</Button>
    </form>
  );
}
