extension LanguageTexts {
    static let uk = """
        dismiss: Закрити
        dismissPost: Закрити «%@»
        information: Інформація
        success: Успішно
        warning: Попередження
        error: Помилка
        available: Доступно: %@
        times.one: %d раз
        times.few: %d рази
        times.other: %d разів
        ok: OK
        cancel: Скасувати
        email: Е-пошта
        password: Пароль
        oneTimeCode: Код
        name: Ім’я
        choose: Вибрати
        requiredField: Це поле обов’язкове
        invalidEmail: Введіть дійсну адресу е-пошти
        invalidNumber: Введіть число
        rating: %1$d з %2$d
        unrated: Без оцінки
        undo: Скасувати
        copy: Скопіювати
        inProgress: Виконується
        more.other: Ще %d
        showLess: Показати менше
        showMore: Показати більше
        clearAll: Очистити все
        noInternetTitle: Немає з’єднання з інтернетом
        noInternetSubtitle: Перевірте з’єднання та спробуйте ще раз
        """
}
