import { Button, Field } from '@exchange/ui';
import { useForm } from 'react-hook-form';

/** Replaces your server, which checks whether a name is taken. */
const isTaken = (name: string) =>
  new Promise<boolean>((answer) => setTimeout(answer, 500, name === 'main'));

/** Instead of Form, use its `<form>`: react-hook-form checks the values, and moves focus to the first error. */
export function FormWithReactHookForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', address: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const save = handleSubmit(async ({ name }) => {
    if (await isTaken(name)) {
      setError('name', { message: 'This name is taken.' }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate aria-label="New address" onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        error={errors.name?.message}
        {...register('name', { required: 'Enter a name.' })}
      />
      <Field
        label="Address"
        error={errors.address?.message}
        {...register('address', { required: 'Enter the address of the wallet.' })}
      />
      <Button type="submit" variant="primary" loading={isSubmitting} loadingLabel="Saving…">
        Save
      </Button>
      <p role="status">{isSubmitSuccessful && 'Saved'}</p>
    </form>
  );
}
