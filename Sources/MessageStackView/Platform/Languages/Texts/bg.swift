extension LanguageTexts {
    static let bg = """
        dismiss: Затваряне
        dismissPost: Затваряне на „%@“
        information: Информация
        success: Успешно
        warning: Предупреждение
        error: Грешка
        available: Достъпно: %@
        times.other: %d пъти
        ok: Добре
        cancel: Отказ
        email: Имейл
        password: Парола
        oneTimeCode: Код
        name: Име
        choose: Избор
        requiredField: Това поле е задължително
        invalidEmail: Въведете валиден имейл адрес
        invalidNumber: Въведете число
        rating: %1$d от %2$d
        unrated: Без оценка
        undo: Отмяна
        copy: Копиране
        inProgress: Изпълнява се
        more.other: Още %d
        showLess: По-малко
        showMore: Повече
        clearAll: Изчистване на всички
        noInternetTitle: Няма връзка с интернет
        noInternetSubtitle: Проверете връзката и опитайте отново
        """
}
