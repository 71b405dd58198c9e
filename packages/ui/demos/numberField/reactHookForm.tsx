import { Button, NumberField } from '@exchange/ui';
import { Controller, useForm } from 'react-hook-form';

/** A Controller passes the decimal string on, instead of the text that the visitor sees. */
export function NumberFieldWithReactHookForm() {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller
        name="amount"
        control={control}
        rules={{ required: 'Enter an amount.' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <NumberField
            label="Amount"
            {...field}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit">{formState.isSubmitSuccessful ? 'Sent' : 'Send'}</Button>
    </form>
  );
}
